import { type AnswerData, focusLabel, type RediscoverResponse } from '#contract/rediscover.ts'
import type { ExerciseId, FocusSlug } from '#contract/rediscover-exercises.ts'

type Answers = readonly RediscoverResponse[]

const dataOf = (answers: Answers, exercise: ExerciseId): AnswerData | null =>
  answers.find((answer) => answer.exercise === exercise)?.data ?? null

const list = new Intl.ListFormat('en-AU')
const textOf = (answers: Answers, exercise: ExerciseId, box: string) =>
  dataOf(answers, exercise)?.texts[box]?.trim() ?? ''

/** 'I am someone who …', whole, however she finished it. */
export const iAm = (line: string) => `I am someone who ${line.replace(/^i am someone who\s*/i, '')}`

/** The experiment that becomes the goal of a week: her first, or what she planned; null where she has none. */
export function goalOf(answers: Answers): string | null {
  const [first] = dataOf(answers, 'tiny')?.words ?? []
  return first ?? (textOf(answers, 'when-then', 'plan') || null)
}

/** A smaller version that she thought of beforehand; may be blank. */
export const smallerOf = (answers: Answers) => textOf(answers, 'in-the-way', 'smaller')

/** Her programme in a few lines, mostly in her own words; null where she went past all of it. */
export function summaryOf(answers: Answers): string | null {
  const focus = dataOf(answers, 'focus')?.choice
  const words = dataOf(answers, 'values')?.words ?? []
  const sorted = dataOf(answers, 'energy')?.sorted ?? []
  const fills = sorted.filter(({ effect }) => effect === 'fills').map(({ label }) => label.toLowerCase())
  const reworded = textOf(answers, 'reword', 'reworded')
  const lines = [
    ...(focus ? [`What was loudest: ${focusLabel(focus as FocusSlug)}.`] : []),
    ...(words.length > 0 ? [`What matters to you: ${list.format(words)}.`] : []),
    ...(fills.length > 0 ? [`What fills you: ${list.format(fills)}.`] : []),
    ...(reworded ? [`A truer way to say it: “${reworded}”`] : []),
    ...(dataOf(answers, 'i-am')?.words ?? []).map((line) => `${iAm(line)}.`.replace(/([.!?…])\.$/, '$1')),
  ]
  return lines.length > 0 ? lines.join('\n') : null
}

/** What she answered in an exercise as one text, a line a thing; empty where she went past it. */
export function writtenIn({ exercise, data }: RediscoverResponse): string[] {
  if (!data) return []
  const own = data.words.map((word) => (exercise === 'i-am' ? iAm(word) : word))
  return [...Object.values(data.texts), ...own, ...data.sorted.map(({ label }) => label)]
    .map((text) => text.trim())
    .filter(Boolean)
}
