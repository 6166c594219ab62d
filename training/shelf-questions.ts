import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const row = z.strictObject({
  /** As a mother typed it. */
  question: z.string().check(z.minLength(1)),
  /** The ids of what on the shelf answers it, the best first; none where nothing does. */
  answers: z.array(z.string()),
})

/** Each wrote its questions before it had seen the shelf, and then said which answers fit. */
export const hands = ['hand-a', 'hand-b', 'hand-c'] as const

/** The questions of one hand, with what answers them. */
export const questionsOf = (hand: string) =>
  readFileSync(join(import.meta.dirname, 'labelled', 'shelf', `${hand}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => row.parse(JSON.parse(line)))
