import { termOf, words } from '../matching/terms.ts'
import { negations } from '../matching/words.ts'

/** Words of so few letters are looked up as they are: their stems are those of other words ('ate' and 'at'). */
const shortest = 3
const anyNumber = '#'
/** So many words before a cue may stand the negation that takes it back. */
const reach = 2

interface Cue<E> {
  entry: E
  terms: readonly string[]
  /** It has a not of its own: one before it takes nothing back. */
  isNegated: boolean
}

export interface Standing<E> {
  entry: E
  /** How many words the cue has. */
  words: number
}

/** How many of these is all the same; of an hour of the clock, or an age in years, the number tells something. */
const units =
  /^(?:min|mins|minutes|hours?|hrs?|days?|nights?|weeks?|wks?|months?|mths?|times|steps|mls?|dollars|quid)$/

const termsOf = (said: readonly string[]): string[] =>
  said.map((word, at) => {
    if (/^\p{N}+$/u.test(word)) return units.test(said[at + 1] ?? '') ? anyNumber : word
    return word.length <= shortest ? word : termOf(word)
  })

/**
 * Finds which cues stand in a text word for word, little words and all: in their order, with at most one other word between two of them, any
 * count for any other, and no negation right before.
 * @returns of a text, the entries whose cues stand there, those of the longest cue first. In linear time.
 */
export function wordForWord<E extends { cues: readonly string[] }>(
  entries: readonly E[],
): (text: string) => Standing<E>[] {
  const byFirst = new Map<string, Cue<E>[]>()
  for (const entry of entries)
    for (const text of entry.cues) {
      const said = words(text)
      const terms = termsOf(said)
      const isNegated = said.some((word) => negations.has(word))
      const [first] = terms
      if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), { entry, terms, isNegated }])
    }

  return (text) => {
    const said = words(text)
    const line = termsOf(said)
    const isTakenBack = said.map((_, at) =>
      said.slice(Math.max(0, at - reach), at).some((before) => negations.has(before)),
    )
    const stands = ({ terms, isNegated }: Cue<E>, start: number) => {
      if (isTakenBack[start] && !isNegated) return false
      let at = start
      return terms.slice(1).every((next) => {
        at = line[at + 1] === next ? at + 1 : at + 2
        return line[at] === next
      })
    }
    return line
      .flatMap((term, start) => (byFirst.get(term) ?? []).filter((cue) => stands(cue, start)))
      .map(({ entry, terms }) => ({ entry, words: terms.length }))
      .sort((one, other) => other.words - one.words)
  }
}
