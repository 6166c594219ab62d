import * as z from 'zod/mini'
import { addDays, weekStartOf } from './calendar.ts'
import { hearts, mapHearts } from './hearts.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { cardAnswer, safetyNotice } from './safety.ts'
import { cursor, id, moment, text } from './text.ts'

export const checkInTypes = ['daily', 'weekly_reset'] as const
const checkInType = z.enum(checkInTypes)
export type CheckInType = z.infer<typeof checkInType>

// Texts that say how many there are: this one, and `streakLine` in the content.
hearts.length satisfies 3
/** What goes wrong with a check-in, in the words that she reads. */
export const checkInErrors = {
  ratingsTitle: 'Please complete all ratings',
  ratingsMissing: 'All three heart ratings are required.',
  dailyNotSaved: 'Failed to save your check-in. Please try again.',
  weeklyNotSaved: 'Failed to save your weekly reset. Please try again.',
  noContent: 'No content in AI response',
} as const

/** Hearts, 1 (very low) to 5 (high). */
const rating = z
  .int(checkInErrors.ratingsMissing)
  .check(z.minimum(1, checkInErrors.ratingsMissing), z.maximum(5, checkInErrors.ratingsMissing))

/** As it is read back: 0 where it cannot be read, or was not asked for yet when she told it. */
const storedRating = z.int().check(z.minimum(0), z.maximum(5))

/**
 * The texts of a check-in, in the order in which the form has them, and whose words each is. What she wrote is read for
 * safety, and decides whether a level may fall; a prompt is ours.
 */
export const writtenTexts = {
  daily: { prompt: 'ours', promptResponse: 'hers' },
  weekly_reset: { hardest: 'hers', energyGiving: 'hers', nextWeek: 'hers' },
} as const satisfies Record<CheckInType, Record<string, 'hers' | 'ours'>>

const answer = text(limits.checkInTextMax)
const textFields = <Name extends string>(texts: Record<Name, 'hers' | 'ours'>) =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, answer])) as Record<Name, typeof answer>

const answersWith = (heart: typeof rating) => {
  const ratings = mapHearts(() => heart)
  return [
    z.object({
      type: z.literal('daily'),
      responses: z.object({ ...ratings, ...textFields(writtenTexts.daily) }),
    }),
    z.object({
      type: z.literal('weekly_reset'),
      responses: z.object({ ...ratings, ...textFields(writtenTexts.weekly_reset) }),
    }),
  ] as const
}
const answers = z.discriminatedUnion('type', answersWith(rating))
/** What she told, by the kind of check-in. */
export type Answers = z.infer<typeof answers>

/** The names of the texts that she writes in a check-in of one kind. */
export function ownTexts(type: CheckInType): string[] {
  return Object.entries(writtenTexts[type]).flatMap(([name, whose]) => (whose === 'hers' ? [name] : []))
}

/** What she wrote, in the order in which the form asks for it; the prompts are ours. */
export function writtenAnswers({ type, responses }: Answers): string[] {
  const texts: Record<string, string | number> = responses
  return ownTexts(type).map((name) => String(texts[name]))
}

/** What she wrote as one text, a line for each thing asked; what was left blank is left out. */
export const writtenText = (answers: Answers): string =>
  writtenAnswers(answers)
    .map((words) => words.trim())
    .filter(Boolean)
    .join('\n')

/** The Monday of the week that has just ended, on the day `today`, `YYYY-MM-DD`. */
export const lastWeekOf = (today: string) => addDays(weekStartOf(today), -7)

/**
 * The day that a weekly reset is filed under: the day that it was told on or, where it looks back on the week before, the
 * Sunday of that. Another week than those two is not believed.
 */
export function dayOfReset(week: string | undefined, answeredOn: string): string {
  return week && weekStartOf(week) === lastWeekOf(answeredOn) ? addDays(weekStartOf(week), 6) : answeredOn
}

const kept = {
  id: z.uuid(),
  /** Her day when she told it, `YYYY-MM-DD`; of a weekly reset that looks back on the week before, the Sunday of that. */
  day: z.string(),
  is_starred: z.boolean(),
  safety: safetyNotice,
  /** What was answered; null where no answer came of saving it, and none was asked for since. */
  reply: z.nullable(z.string()),
  created_at: moment,
}
const [storedDaily, storedWeekly] = answersWith(storedRating)
const checkIn = z.discriminatedUnion('type', [
  z.object({ ...kept, ...storedDaily.shape }),
  z.object({ ...kept, ...storedWeekly.shape }),
])
export type CheckIn = z.infer<typeof checkIn>

const checkInParams = z.object({ checkInId: id })

export const listCheckIns = route({
  method: 'GET',
  path: '/api/check-ins',
  access: 'member',
  summary:
    'A page of her check-ins of one kind, newest first, sixty at most, and the days in a row that she checked in',
  query: z.object({
    type: checkInType,
    /** Where the page before this one ended: its `next`. */
    before: z.optional(cursor),
  }),
  reply: z.object({
    check_ins: z.array(checkIn),
    /** What to ask the page after this one with; null where this is the last. */
    next: z.nullable(z.string()),
    streak: z.object({ days: z.number(), today_open: z.boolean() }),
  }),
})

export const saveCheckIn = route({
  method: 'PUT',
  path: '/api/check-ins/:checkInId',
  access: 'member',
  summary:
    'Keep a check-in under the id that the phone gave it, and answer it; sending it again keeps it once, with the same reply',
  params: checkInParams,
  body: z.object({
    /** When she told it, by the phone's clock: what was typed offline belongs to the day it was typed on. */
    answered_at: z.iso.datetime(),
    answers,
    /** Of a weekly reset: the Monday of the week that it looks back on. */
    week: z.optional(z.iso.date('That week does not look right.')),
  }),
  reply: checkIn,
  perMinute: 60,
})

export const starCheckIn = route({
  method: 'PATCH',
  path: '/api/check-ins/:checkInId',
  access: 'member',
  summary: 'Star or unstar a check-in',
  params: checkInParams,
  body: z.object({ is_starred: z.boolean() }),
  reply: checkIn,
})

export const answerSafety = route({
  method: 'POST',
  path: '/api/check-ins/:checkInId/safety',
  access: 'member',
  summary: 'Say whether she is safe, where a check-in has her asked',
  params: checkInParams,
  body: cardAnswer,
  reply: checkIn,
  perMinute: 40,
})

export const listStarredCheckIns = route({
  method: 'GET',
  path: '/api/saved/check-ins',
  access: 'member',
  summary: 'The check-ins of either kind that she starred, newest first, at most twelve',
  reply: z.object({ check_ins: z.array(checkIn) }),
})

/** The check-in that is answered, where it is kept: its reply is stored with it, and given again when asked again. */
const answered = { check_in_id: z.optional(id) }

export const generateChatResponse = route({
  method: 'POST',
  path: '/api/functions/generate-chat-response',
  access: 'member',
  summary: 'A few words back on a daily check-in (messages -> reply) or a weekly reset (message -> response)',
  body: z.union([
    z.object({
      ...answered,
      messages: z
        .array(z.object({ role: z.enum(['user', 'assistant']), content: text(limits.messageMax) }))
        .check(z.minLength(1), z.maxLength(limits.chatContext)),
    }),
    z.object({ ...answered, message: text(limits.messageMax) }),
  ]),
  reply: z.object({
    reply: z.optional(z.string()),
    response: z.optional(z.string()),
    safety: safetyNotice,
  }),
  perMinute: 30,
})

export const deleteCheckIn = route({
  method: 'DELETE',
  path: '/api/check-ins/:checkInId',
  access: 'member',
  summary: 'Delete a check-in',
  params: checkInParams,
  reply: z.object({ id: z.uuid() }),
})
