import MiniSearch from 'minisearch'
import { termOf, termsIn, words } from './terms.ts'

/** How much of a cue's score counts where only some of its words were found, and where only one telling word is left of it ('can I take'). */
const partly = 0.2
const worn = 0.3
/** And in a longer one than this it shows nothing ('i have to ask'). */
const longestWorn = 2
/** What a text that is a cue word for word gets on top. */
const exactBonus = 40
/** Words so long that no cue has are looked for with one letter changed, missing or extra. */
const longEnough = 5

interface Cue {
  id: number
  entry: number
  terms: readonly string[]
  share: number
}

/** What is called up by certain words. */
interface Cued {
  cues: readonly string[]
}

export interface Match<E extends Cued> {
  entry: E
  score: number
  /** The whole text is one of the entry's cues, stop words aside. */
  isExact: boolean
  /** A cue of the entry stands in the text, and one of several telling words does. */
  isWhole: boolean
  isPhrase: boolean
}

export interface MatchIndex<E extends Cued> {
  /** Entries that share words with the text, best first. Scores are comparable within one index. */
  search(text: string): Match<E>[]
  /** The entry of which the text is a cue, word for word. */
  exact(text: string): E | undefined
}

const wholly = (text: string) => words(text).map(termOf).join(' ')

/** Whether a cue stands in a line: its terms in order, at most one other between two of them, and no negation right before. */
function stands(cue: readonly string[], line: readonly string[], isTakenBack: readonly boolean[]): boolean {
  return line.some((term, start) => {
    if (term !== cue[0] || isTakenBack[start]) return false
    let at = start
    return cue.slice(1).every((next) => {
      at = line[at + 1] === next ? at + 1 : at + 2
      return line[at] === next
    })
  })
}

/**
 * An index of entries by their cues, each of them a document of MiniSearch. Where all of a cue's words were found it counts whole, and each
 * further cue of one entry adds less than the one before.
 */
export function matchIndex<E extends Cued>(entries: readonly E[]): MatchIndex<E> {
  const exact = new Map<string, number>()
  const exactGist = new Map<string, number>()
  const cues: Cue[] = []
  entries.forEach((entry, at) => {
    for (const text of entry.cues) {
      const plain = words(text)
      const { terms } = termsIn(plain)
      const whole = wholly(text)
      if (!exact.has(whole)) exact.set(whole, at)
      const isWorn = terms.length === 1 && plain.length > 1
      if (terms.length === 1 && plain.length > longestWorn) continue
      const gist = terms.join(' ')
      if (!exactGist.has(gist) && !isWorn) exactGist.set(gist, at)
      cues.push({ id: cues.length, entry: at, terms, share: isWorn ? worn : 1 })
    }
  })
  const known = new Set(cues.flatMap(({ terms }) => terms))
  const index = new MiniSearch<Cue>({
    fields: ['terms'],
    // Both texts come as terms already.
    extractField: (cue, field) => (field === 'id' ? cue.id : cue.terms.join(' ')) as string,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { fuzzy: (term) => (term.length >= longEnough && !known.has(term) ? 1 : false) },
  })
  index.addAll(cues)

  function search(text: string): Match<E>[] {
    const plain = words(text)
    const { terms, isTakenBack } = termsIn(plain)
    const whole = exact.get(plain.map(termOf).join(' ')) ?? exactGist.get(terms.join(' '))
    const found = new Map<number, { points: number[]; part: number; isPhrase: boolean }>()
    for (const { id, score, queryTerms, terms: met } of index.search([...new Set(terms)].join(' '))) {
      const cue = cues[id as number] as Cue
      const meant = terms.map((term) =>
        known.has(term) || !queryTerms.includes(term)
          ? term
          : (met.find((each) => each[0] === term[0]) ?? term),
      )
      // A thumb seldom slips on the first letter: 'sitting' is no 'hitting'.
      if (!met.some((each) => meant.includes(each))) continue
      const of = found.get(cue.entry) ?? { points: [], part: 0, isPhrase: false }
      found.set(cue.entry, of)
      if (stands(cue.terms, meant, isTakenBack)) {
        of.points.push(score * cue.share)
        if (cue.terms.length > 1) of.isPhrase = true
      } else of.part = Math.max(of.part, score * partly)
    }
    if (whole !== undefined && !found.has(whole)) found.set(whole, { points: [], part: 0, isPhrase: false })
    return [...found]
      .flatMap(([at, { points, part, isPhrase }]) => {
        const isExact = whole === at
        const sum = points.sort((a, b) => b - a).reduce((all, each, rank) => all + each / (1 + rank), part)
        const entry = entries[at]
        return entry
          ? [
              {
                entry,
                score: sum + (isExact ? exactBonus : 0),
                isExact,
                isWhole: points.length > 0,
                isPhrase,
              },
            ]
          : []
      })
      .sort((a, b) => b.score - a.score)
  }

  return {
    search,
    exact: (text) => {
      const at = exact.get(wholly(text))
      return at === undefined ? undefined : entries[at]
    },
  }
}
