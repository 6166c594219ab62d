import * as z from 'zod/mini'
import { goalStatuses } from './goal-status.ts'
import { limits } from './limits.ts'
import { focuses } from './options.ts'
import {
  exerciseIds,
  exercises,
  type FocusSlug,
  focusSlugs,
  rediscoverModules,
} from './rediscover-exercises.ts'
import { route } from './route.ts'
import { safetyNotice } from './safety.ts'
import { id, moment, requiredText, text } from './text.ts'

/** A focus as the option list words it. */
export const focusLabel = (slug: FocusSlug): string => focuses[focusSlugs.indexOf(slug)] ?? ''

export const effects = ['fills', 'drains', 'both'] as const
export type Effect = (typeof effects)[number]

const data = z.object({
  /** What she picked, where one thing is to be picked. */
  choice: z.nullable(text(40)),
  /** 1 to 5. */
  scale: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
  /** What she wrote, by the names that the exercise has for its boxes. */
  texts: z.record(z.string(), text(limits.rediscoverTextMax)),
  /** Words that she chose, or lines that she wrote. */
  words: z.array(requiredText(limits.rediscoverLineMax, 'Type a word first.')).check(z.maxLength(12)),
  /** The energy map. */
  sorted: z
    .array(
      z.object({
        label: requiredText(limits.rediscoverLineMax, 'Type a word first.'),
        effect: z.enum(effects),
      }),
    )
    .check(z.maxLength(limits.rediscoverSortedMax)),
})
/** What she answered in one exercise: of these parts an exercise has those that `exercises` names, and the others are empty. */
export type AnswerData = z.infer<typeof data>

export const emptyAnswer: AnswerData = { choice: null, scale: null, texts: {}, words: [], sorted: [] }

const response = z.object({
  module: z.enum(rediscoverModules),
  exercise: z.enum(exerciseIds),
  /** Null where she went past it. */
  data: z.nullable(data),
})
export type RediscoverResponse = z.infer<typeof response>

const lower = (word: string) => word.toLowerCase()

/** What does not fit the exercise that it answers; null where all does. */
export function responseProblem({ module, exercise, data: given }: RediscoverResponse): string | null {
  const known = exercises[exercise]
  if (module !== known.module) return 'That part of the programme does not have this exercise.'
  if (!given) return null
  if (given.words.length > (known.most ?? 0)) return `${known.most ?? 0} is the most. Take one out first.`
  if (new Set(given.words.map(lower)).size < given.words.length) return 'That word is here already.'
  if (Object.keys(given.texts).some((name) => !known.boxes?.some((box) => box === name)))
    return 'That box is not part of this exercise.'
  if (given.choice !== null && !known.choices?.some((choice) => choice === given.choice))
    return 'Please pick one of these.'
  return null
}

const fitting = response.check((context) => {
  const wrong = responseProblem(context.value)
  if (wrong) context.issues.push({ code: 'custom', input: context.value, path: ['data'], message: wrong })
})

const entry = z.object({
  prompt_id: z.enum(exerciseIds),
  response,
  /** Grows with each change of the answer. */
  version: z.number(),
  /** The sitting in which it was written: what follows from the same one overtakes nobody's. */
  edit_id: z.uuid(),
  /** What it says of her safety: the card to show with it. */
  safety: safetyNotice,
  updated_at: moment,
})
export type RediscoverEntry = z.infer<typeof entry>

const session = z.object({
  id: z.uuid(),
  focus_slug: z.nullable(z.enum(focusSlugs)),
  created_at: moment,
  completed_at: z.nullable(moment),
  summary_text: z.nullable(z.string()),
  weekly_goal: z.nullable(z.string()),
  /** Her day, `YYYY-MM-DD`. */
  goal_due: z.nullable(z.string()),
  goal_status: z.nullable(z.enum(goalStatuses)),
  /** Whether its goal is on her vision board. */
  on_board: z.boolean(),
})
export type RediscoverSession = z.infer<typeof session>

const reflection = z.object({ module: z.enum(rediscoverModules), text: z.string() })

const whole = z.object({
  session,
  entries: z.array(entry),
  /** What the companion said of a module, where a model answers her. */
  reflections: z.array(reflection),
})
export type WholeSession = z.infer<typeof whole>

const sessionParams = z.object({ sessionId: id })

export const readProgramme = route({
  method: 'GET',
  path: '/api/rediscover',
  access: 'member',
  summary: 'Her programmes, the newest first, and all of the one that she is in',
  reply: z.object({ sessions: z.array(session), current: z.nullable(whole) }),
})
export type Programme = z.infer<(typeof readProgramme)['reply']>

export const readSession = route({
  method: 'GET',
  path: '/api/rediscover/sessions/:sessionId',
  access: 'member',
  summary: 'One programme with what she answered in it',
  params: sessionParams,
  reply: whole,
})

export const saveEntry = route({
  method: 'PUT',
  path: '/api/rediscover/sessions/:sessionId/entries/:prompt',
  access: 'subscriber',
  summary:
    'Keep the answer to an exercise; a programme is begun with its first. 409 where it was answered elsewhere since `base`',
  params: z.object({ sessionId: id, prompt: z.enum(exerciseIds) }),
  body: z.object({
    response: fitting,
    /** The version that she changed; null where she saw none. */
    base: z.nullable(z.int()),
    edit_id: id,
  }),
  reply: z.object({ entry, safety: safetyNotice }),
  perMinute: 120,
})

export const finishSession = route({
  method: 'PUT',
  path: '/api/rediscover/sessions/:sessionId/finish',
  access: 'subscriber',
  summary: 'Finish a programme: sums it up, and makes its first experiment the goal of a week',
  params: sessionParams,
  body: z.object({
    /** By the phone's clock: what was finished offline is due a week after that. */
    finished_at: z.iso.datetime(),
  }),
  reply: session,
})

export const reflectOnModule = route({
  method: 'POST',
  path: '/api/rediscover/sessions/:sessionId/reflections',
  access: 'subscriber',
  summary: 'What the companion says of a module; null where the words beside each exercise are all there is',
  params: sessionParams,
  body: z.object({ module: z.enum(rediscoverModules) }),
  reply: z.object({ text: z.nullable(z.string()) }),
  perMinute: 20,
})

export const readGoal = route({
  method: 'GET',
  path: '/api/rediscover/goal',
  access: 'member',
  summary: 'The goal that is still open, of the programme that she finished last',
  reply: z.object({
    goal: z.nullable(
      z.object({
        session_id: z.uuid(),
        text: z.string(),
        /** Her day, `YYYY-MM-DD`. */
        due: z.string(),
        /** A smaller one that she thought of beforehand; may be blank. */
        smaller: z.string(),
        on_board: z.boolean(),
      }),
    ),
  }),
})
export type Goal = NonNullable<z.infer<(typeof readGoal)['reply']>['goal']>

export const answerGoal = route({
  method: 'PUT',
  path: '/api/rediscover/sessions/:sessionId/goal',
  access: 'member',
  summary: 'Say how a goal went: done, once more, smaller, or let go. Of another due day it changes nothing',
  params: sessionParams,
  body: z.object({
    goal_status: z.enum(['done', 'renewed', 'smaller', 'let_go']),
    /** The due day that she answers to, so that the same answer twice counts once. */
    goal_due: z.iso.date('That day does not look right.'),
    answered_at: z.iso.datetime(),
    /** Of a smaller one: its words. */
    weekly_goal: z.optional(requiredText(limits.rediscoverLineMax, 'Write the smaller version first.')),
  }),
  reply: z.object({ session, safety: safetyNotice }),
  perMinute: 30,
})

export const deleteSession = route({
  method: 'DELETE',
  path: '/api/rediscover/sessions/:sessionId',
  access: 'member',
  summary: 'Delete a programme with all that she answered in it; one that is not there is fine',
  params: sessionParams,
  reply: z.object({ id: z.uuid() }),
})
