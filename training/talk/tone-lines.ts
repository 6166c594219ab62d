import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const folder = join(import.meta.dirname, '../labelled/tones')
const row = z.strictObject({
  text: z.string().check(z.minLength(1)),
  /** What a friend would answer to first, and what next, in a reader's words; none of a line that has no colour. */
  kinds: z.array(z.string()).check(z.maxLength(2)),
})

/** A line of a talk, with what a reader heard in it. */
export type ToneLine = z.infer<typeof row>

/** Two readers of lines to learn from, and a third of lines by hands of whom nothing is learnt. */
export type Reader = 'reader-a' | 'reader-b' | 'measured'

/** The lines that one reader read. */
export const toneLinesOf = (reader: Reader): ToneLine[] =>
  readFileSync(join(folder, `${reader}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => row.parse(JSON.parse(line)))

/** Whether she jokes in it, before all else or beside it. */
export const isFunny = ({ kinds }: ToneLine): boolean => kinds.includes('laughing')

const unsore = new Set(['laughing', 'glad', 'plan', 'done', 'fine', 'otherwise', 'thanks'])
/** Whether something in it weighs before all else. */
export const isSore = ({ kinds: [first] }: ToneLine): boolean => first !== undefined && !unsore.has(first)
