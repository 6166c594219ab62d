import type { CompanionEntry } from '#content/companion/entry.ts'
import { gladWords, isGlad, unsaid } from './matching-glad.ts'
import { speller } from './matching-spelling.ts'
import { denied, fold, standsIn, withoutStopWords, words } from './matching-text.ts'
import { commonWords, plainWords, stopWords, synonyms } from './matching-words.ts'

/** How much of a phrase's worth counts where only some of its words were found. */
const strayWord = 0.2
const phraseBonus = 1.5
/** What a message that is a cue word for word gets on top. */
const exactBonus = 12

/** What a phrase counts for of which only one telling word is left ('can I take' is just 'take'). */
const wornPhrase = 0.3

interface Cue {
  entry: number
  folded: readonly string[]
  share: number
  isGlad: boolean
}

export interface Match<E extends CompanionEntry> {
  entry: E
  score: number
  /** The whole text is one of the entry's cues, stop words aside. */
  isExact: boolean
  /** A cue of the entry of several telling words stands in the text. */
  isPhrase: boolean
}

export interface MatchIndex<E extends CompanionEntry> {
  /** Entries that share words with the text, best first. Scores are comparable within one index. */
  search(text: string): Match<E>[]
  /** The entry of which the text is a cue, word for word. */
  exact(text: string): E | undefined
}

function key(text: string): string {
  return words(text).map(fold).join(' ')
}

/**
 * Builds an index of entries by their cues. A word weighs by how few entries have it (the inverse document frequency of
 * BM25), a phrase weighs more than its words, and each further cue of one entry adds less than the one before.
 */
export function matchIndex<E extends CompanionEntry>(entries: readonly E[]): MatchIndex<E> {
  const exact = new Map<string, number>()
  const exactGist = new Map<string, number>()
  const cues: Cue[] = []
  const cuesByWord = new Map<string, number[]>()
  const entriesByWord = new Map<string, Set<number>>()
  const vocabulary = new Set<string>([...synonyms.keys(), ...stopWords, ...commonWords])

  entries.forEach((entry, at) => {
    for (const text of entry.cues) {
      const plain = words(text)
      for (const word of plain) vocabulary.add(word)
      const whole = plain.map(fold).join(' ')
      if (!exact.has(whole)) exact.set(whole, at)
      const telling = withoutStopWords(plain)
      if (plainWords.has(telling.join(' '))) continue
      const folded = telling.map(fold)
      const gist = folded.join(' ')
      // One word left of a phrase ('can I take') is too little to be sure of.
      if (!exactGist.has(gist) && (folded.length > 1 || plain.length === 1)) exactGist.set(gist, at)
      const share = folded.length > 1 ? phraseBonus : plain.length > 1 ? wornPhrase : 1
      cues.push({ entry: at, folded, share, isGlad: isGlad(entry) })
      for (const word of new Set(folded)) {
        cuesByWord.set(word, [...(cuesByWord.get(word) ?? []), cues.length - 1])
        entriesByWord.set(word, (entriesByWord.get(word) ?? new Set()).add(at))
      }
    }
  })

  const correct = speller(vocabulary)
  const weight = new Map(
    [...entriesByWord].map(([word, { size }]) => [
      word,
      Math.log(1 + (entries.length - size + 0.5) / (size + 0.5)),
    ]),
  )
  const worth = (word: string) => weight.get(word) ?? 0

  function search(text: string): Match<E>[] {
    const plain = words(text).map(correct)
    const folded = withoutStopWords(plain).map(fold)
    const takenBack = new Set(denied(plain).map(fold))
    const distinct = new Set(folded)
    const candidates = [...new Set([...distinct].flatMap((word) => cuesByWord.get(word) ?? []))]
    const standing = new Set(
      candidates.flatMap((at) => {
        const cue = cues[at]
        return cue && standsIn(cue.folded, folded) && !(cue.isGlad && unsaid(cue.folded, plain)) ? [cue] : []
      }),
    )
    const shown = gladWords([...standing])
    const found = new Map<number, number[]>()
    const phrased = new Set<number>()
    const stray = new Map<number, Set<string>>()
    const seen = new Set<number>()
    for (const word of distinct) {
      for (const at of cuesByWord.get(word) ?? []) {
        const cue = cues[at]
        if (!cue || (cue.folded.length === 1 && takenBack.has(word))) continue
        const isTold = !cue.isGlad && cue.folded.length === 1 && shown.has(word)
        if (!seen.has(at)) {
          seen.add(at)
          if (standing.has(cue) && !isTold) {
            const sum = cue.folded.reduce((total, part) => total + worth(part), 0)
            if (cue.folded.length > 1) phrased.add(cue.entry)
            found.set(cue.entry, [...(found.get(cue.entry) ?? []), sum * cue.share])
            continue
          }
        }
        stray.set(cue.entry, (stray.get(cue.entry) ?? new Set()).add(word))
      }
    }
    const asTyped = plain.map(fold).join(' ')
    const gist = folded.join(' ')
    const whole =
      exact.get(asTyped) ?? (folded.length > 1 ? exact.get(gist) : undefined) ?? exactGist.get(gist)
    const matches: Match<E>[] = []
    entries.forEach((entry, at) => {
      const points = (found.get(at) ?? []).sort((a, b) => b - a)
      let score = points.reduce((total, each, rank) => total + each / (1 + rank), 0)
      for (const word of stray.get(at) ?? []) score += worth(word) * strayWord
      if (whole === at) score += exactBonus
      if (score > 0) matches.push({ entry, score, isExact: whole === at, isPhrase: phrased.has(at) })
    })
    return matches.sort((a, b) => b.score - a.score)
  }

  return {
    search,
    exact: (text) => {
      const at = exact.get(key(text))
      return at === undefined ? undefined : entries[at]
    },
  }
}
