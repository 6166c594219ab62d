import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { acts } from '#reading/talk/turn.ts'

const folder = join(import.meta.dirname, '../labelled/acts')
const row = z.strictObject({
  /** Its talk and its place there, with the hand first. */
  id: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
  act: z.enum(acts),
})

/** A line that was said to the guide in earnest, with what a reader who saw only her lines said that she does with it. */
export type ActLine = z.infer<typeof row>

/** Those to learn from, and those of a hand of whom nothing is learnt. */
export const actLines = (part: 'learnt' | 'measured'): ActLine[] =>
  readFileSync(join(folder, `${part}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => row.parse(JSON.parse(line)))
