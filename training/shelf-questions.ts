import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'

const folder = join(import.meta.dirname, 'labelled', 'shelf')
const row = z.strictObject({
  /** As a mother typed it, and what she had typed just before. */
  question: z.string().check(z.minLength(1)),
  before: z._default(z.string(), ''),
  /** Whether she wants to know a fact at all: lines of talks are here as well that look so and do not. */
  asks: z._default(z.boolean(), true),
  /** The ids of what on the shelf answers it, the best first; none where nothing does. */
  answers: z.array(z.string()),
  /** Of what helps and does not answer it. */
  near: z._default(z.array(z.string()), []),
})
export type ShelfQuestion = z.infer<typeof row>

/**
 * Each wrote its lines without sight of the shelf; which answers fit was said after. Those of `hand` are questions; those of `in-talks` are
 * what looks like one in ordinary talks, and of `turns` in those that teach the guide.
 */
export const hands: readonly string[] = globSync('*.jsonl', { cwd: folder })
  .map((file) => basename(file, '.jsonl'))
  .sort()

/** Whether somebody wrote those lines to ask what mothers ask, and not as a part of a talk. */
export const isOfHand = (hand: string): boolean => hand.startsWith('hand-')
/** Lines of ordinary talks that nothing is learnt from. */
export const measuredHand = 'measured/everyday'

/** The questions of one hand, with what answers them. */
export const questionsOf = (hand: string): ShelfQuestion[] =>
  readFileSync(join(folder, `${hand}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => row.parse(JSON.parse(line)))

/** Lines by the first of the answers that are for them, in the order of the answers' ids. */
export function typedBy(lines: readonly ShelfQuestion[]): Record<string, string[]> {
  const answered = lines.flatMap(({ question, answers: [first] }) => (first ? [{ first, question }] : []))
  const byAnswer = Object.entries(Object.groupBy(answered, ({ first }) => first))
  return Object.fromEntries(
    byAnswer
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, of = []]) => [id, of.map(({ question }) => question)]),
  )
}
