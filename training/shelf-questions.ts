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
 * what looks like one in ordinary talks, of `turns` in those that teach the guide, and of `said-in-talks` in talks that were held with it,
 * whose acts are learnt by themselves.
 */
export const hands: readonly string[] = globSync('*.jsonl', { cwd: folder })
  .map((file) => basename(file, '.jsonl'))
  .sort()

/** Whether somebody wrote those lines to ask what mothers ask, and not as a part of a talk. */
export const isOfHand = (hand: string): boolean => hand.startsWith('hand-')
/** Lines of ordinary talks that nothing is learnt from; and common questions, labelled by two readers who saw the shelf alone. */
export const measuredHand = 'measured/everyday'
export const commonQuestions = 'measured/common'

/** The questions of one hand, with what answers them. */
export const questionsOf = (hand: string): ShelfQuestion[] =>
  readFileSync(join(folder, `${hand}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => row.parse(JSON.parse(line)))

const wording = z.strictObject({ id: z.string(), lines: z.array(z.string().check(z.minLength(1))) })

/** How each answer is asked for in a talk, typed by four writers who had its question and its words before them: nothing is measured by these. */
const wordings: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  globSync('wordings/*.jsonl', { cwd: folder })
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'))
    .map((line) => wording.parse(JSON.parse(line)))
    .map(({ id, lines }) => [id, lines]),
)

/** By the id of each answer the lines that it is found by: those of whose answers it is the first, and the ways to ask for it that were written for it. */
export function typedBy(lines: readonly ShelfQuestion[]): Record<string, string[]> {
  const answered = lines.flatMap(({ question, answers: [id] }) => (id ? [{ id, question }] : []))
  const written = Object.entries(wordings).flatMap(([id, of]) => of.map((question) => ({ id, question })))
  const byAnswer = Object.entries(Object.groupBy([...answered, ...written], ({ id }) => id))
  return Object.fromEntries(
    byAnswer
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, of = []]) => [id, of.map(({ question }) => question)]),
  )
}
