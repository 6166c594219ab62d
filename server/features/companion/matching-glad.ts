import type { CompanionEntry } from '#content/companion/entry.ts'
import { fold } from './matching-text.ts'
import { moreToIt, notSo } from './matching-words.ts'

/** How many words before a glad phrase one may stand that says it was not so. */
const reach = 4

/** Whether an entry answers good news. */
export const isGlad = ({ topic, id }: CompanionEntry) => topic === 'joy' || id === 'partner-kind-thing'

/** Whether the good news is taken back, before or after: 'hasnt slept through', 'slept well but so anxious'. */
export function unsaid(cue: readonly string[], plain: readonly string[]): boolean {
  const folded = plain.map(fold)
  const first = folded.indexOf(cue[0] ?? '')
  const last = folded.lastIndexOf(cue.at(-1) ?? '')
  return (
    plain.slice(Math.max(0, first - reach), Math.max(0, first)).some((word) => notSo.has(word)) ||
    plain.slice(last + 1).some((word) => moreToIt.has(word))
  )
}

/**
 * The words of longer phrases of good news. They speak for no other entry by themselves: who 'slept well' does not say that she has
 * no sleep.
 */
export function gladWords(
  standing: readonly { folded: readonly string[]; isGlad: boolean }[],
): ReadonlySet<string> {
  return new Set(
    standing.filter(({ isGlad, folded }) => isGlad && folded.length > 1).flatMap(({ folded }) => folded),
  )
}
