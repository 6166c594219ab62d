import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Topic, topics } from '#content/companion/listening/topic.ts'
import { type Act, acts, type Turn } from '#reading/talk/turn.ts'

const folder = join(import.meta.dirname, '../labelled/turns')

const talk = z.strictObject({
  id: z.string(),
  writer: z.string(),
  turns: z.array(
    z.union([
      z.strictObject({
        by: z.literal('her'),
        text: z.string(),
        // What answers a question tells something, too: whether it was asked for is known without reading it.
        act: z.pipe(
          z.enum([...acts, 'answers']),
          z.transform((act) => (act === 'answers' ? 'tells' : act)),
        ),
        topic: z.enum(topics),
      }),
      z.strictObject({ by: z.literal('app'), text: z.string() }),
    ]),
  ),
})

/** A whole talk: what she writes, with what she does and what it is about, and what she is answered. */
export type Talk = z.infer<typeof talk>

/** A line of hers in its place, with what a reader made of it. */
export interface LabelledTurn extends Turn {
  act: Act
  topic: Topic
  writer: string
  talk: string
}

/** Writers whose talks are measured by and never learnt from. */
export const heldOut: ReadonlySet<string> = new Set(['w06', 'w07', 'w08'])

/** All labelled talks, in the order of the files' names and lines. @throws for a row that is not in order. */
export const readTalks = (from = folder): Talk[] =>
  globSync('*.jsonl', { cwd: from })
    .sort()
    .flatMap((file) =>
      readFileSync(join(from, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => talk.parse(JSON.parse(line))),
    )

/** Her lines of a talk. */
export function turnsOf({ id, writer, turns }: Talk): LabelledTurn[] {
  let asked = ''
  let before: Topic | null = null
  const found: LabelledTurn[] = []
  for (const turn of turns) {
    if (turn.by === 'app') asked = turn.text
    else {
      const { text, act, topic } = turn
      found.push({ text, asked, before, act, topic, writer, talk: id })
      if (topic !== 'none') before = topic
      asked = ''
    }
  }
  return found
}
