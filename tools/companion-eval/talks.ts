import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const talk = z.object({
  id: z.string(),
  turns: z.array(
    z.object({
      by: z.enum(['her', 'app']),
      text: z.string(),
      /** What she does in that turn, where somebody labelled it. */
      act: z.optional(z.string()),
    }),
  ),
})

/** A line of hers. */
export interface Line {
  text: string
  act: string | undefined
}

/** A talk with what she says in it, in order; what answered her when it was written is left out. */
export interface Talk {
  id: string
  lines: Line[]
}

/** The talks of every `.jsonl` of a folder. @throws where there is none, or a line is none */
export function readTalks(folder: string): Talk[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: name one with -- --talks.`)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
  return files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => {
        const { id, turns } = talk.parse(JSON.parse(line))
        const hers = turns.filter(({ by }) => by === 'her')
        return { id, lines: hers.map(({ text, act }) => ({ text, act })) }
      }),
  )
}
