import { dayText } from '#contract/day-text.ts'
import { type Hearts, hearts } from '#contract/hearts.ts'
import type { MemorySource } from '#contract/memory.ts'
import { levelLabels } from '../check-ins.ts'

/** What stands in place of her words where a day or a night was grave: a card was there for her then, and nobody repeats it. */
const hardDay = 'a hard day'
export const hardNight = 'A hard night'

const quoted = (text: string) => `“${text}”`
/** A calendar day, `YYYY-MM-DD`, such as 'Monday 23 November'. */
const dayLabel = (day: string) => dayText(new Date(`${day}T00:00:00Z`), 'UTC')

/** A check-in as it is remembered. @param answers what she wrote, with what was asked; none where it was grave */
export function checkInLine(
  day: string,
  felt: Hearts,
  answers: readonly { asked: string; answer: string }[] | null,
): string {
  const levels = hearts.flatMap((heart) => {
    const label = levelLabels[heart][felt[heart] - 1]
    return label ? [`${heart} ${label}`] : []
  })
  const words = answers?.map(({ asked, answer }) => `${asked} ${quoted(answer)}`) ?? [hardDay]
  return `${dayLabel(day)}: ${[levels.join(', '), ...words].filter(Boolean).join('. ')}`
}

/** What she said of a day in You Today. @param onHerMind '' where she wrote nothing, null where it was grave */
export function dayLine(day: string, mood: string, energy: string, onHerMind: string | null): string {
  const hearts = `${dayLabel(day)}, in You Today: mood ${mood}, energy ${energy}`
  if (onHerMind === null) return `${hearts}. ${hardDay}`
  return onHerMind ? `${hearts}. On her mind: ${quoted(onHerMind)}` : hearts
}

/** What a weekly reset asks, in short. */
export const weeklyLabels: Record<string, string> = {
  hardest: 'Hardest:',
  energyGiving: 'Gave energy:',
  nextWeek: 'For the next week:',
}

/** The question of the day whose answer says what helps her. */
export const helpedPrompt = 'What helped, even a bit?'
export const helpedLine = (day: string, answer: string) => `Helped on ${dayLabel(day)}: ${quoted(answer)}`
export const reminderLine = (text: string, due: string) =>
  `${quoted(text)}, for ${dayLabel(due.slice(0, 10))}, ${due.slice(11)}`

export const profileLines = {
  name: (name: string) => `First name: ${name}`,
  season: (season: string) => `Season: ${season}`,
  focus: (focus: string) => `Top focus: ${focus}`,
  notes: (notes: string) => `Notes: ${quoted(notes)}`,
}

/** A child as it is remembered. @param age in words; '' where it is not known, or not to be spoken of */
export const childLine = (name: string, age: string, notes: string | null) =>
  [age ? `${name}, ${age}` : name, ...(notes ? [quoted(notes)] : [])].join('. ')
export const diedLine = (name: string) => `${name}, who died`

/** How a model is told what kind of line it reads. */
export const promptLines: Record<MemorySource, (text: string) => string> = {
  profile: (text) => text,
  children: (text) => `Her child: ${text}`,
  'check-ins': (text) => `Check-in. ${text}`,
  reminders: (text) => `A reminder that she set: ${text}`,
  asked: (text) => `She asked you to remember: ${text}`,
  chats: (text) => `From an earlier chat: ${text}`,
}
