import type { CompanionEntry } from '#content/companion/entry.ts'
import { fold } from './matching-text.ts'
import { notSo } from './matching-words.ts'

/** How many words before a glad phrase one may stand that says it was not so. */
const reach = 4

/** Whether an entry answers good news. */
export const isGlad = ({ topic, id }: CompanionEntry) => topic === 'joy' || id === 'partner-kind-thing'

/** Whether the good news is taken back: 'hasnt slept through'. */
export function unsaid([first]: readonly string[], plain: readonly string[]): boolean {
  const at = plain.findIndex((word) => fold(word) === first)
  return at > 0 && plain.slice(Math.max(0, at - reach), at).some((word) => notSo.has(word))
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
