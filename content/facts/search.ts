import MiniSearch from 'minisearch'
import type { Fact, FactTopic } from './fact.ts'
import { isTelling, termOf, tokenize, wordOf } from './terms.ts'

/** What is left of the best answer's score by one that is still worth showing, and how many are. */
const worth = 0.3
const shown = 8

/** So many of the nearest are looked at once more: one of which she types a whole wording is worth up to twice as much. */
const lookedAtTwice = 25

/** A word of so many letters may be misspelt, by so much of them. */
const [leastLetters, allowedEdits] = [4, 0.25]

/** An age, a count or a word of any question says less than what is wrong. */
const worthOf = (term: string) => (isTelling(term) ? 1 : 0.3)
const sumOf = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + worthOf(term), 0)

/** How much of one of its wordings an answer was found by, at most. */
function coverage({ question, asked }: Fact, met: ReadonlySet<string>): number {
  const shares = [question, ...asked].map((wording) => {
    const terms = new Set(tokenize(wording).flatMap((word) => termOf(word) ?? []))
    return sumOf([...terms].filter((term) => met.has(term))) / (sumOf(terms) || 1)
  })
  return Math.max(...shares)
}

/**
 * Makes topics searchable: by `index` for what reads a talk, by `factOf` for the fact at an address, if there is one, by `spelled` for words as they are mistyped, and by `searchFacts` as
 * she types: the answers that fit, best first; none where nothing fits, and null where it says nothing yet. It runs where it is called and
 * sends nothing.
 */
export function indexFacts(topics: readonly FactTopic[]) {
  const byId = new Map(topics.flatMap(({ facts }) => facts.map((fact) => [fact.id, fact] as const)))
  /** Every term of the shelf: another one may be misspelt. */
  const known = new Set<string>()
  const mayBeMisspelt = (term: string) => term.length >= leastLetters && isTelling(term) && !known.has(term)
  const index = new MiniSearch<Fact & { topic: string }>({
    fields: ['question', 'asked', 'answer', 'appliesTo', 'topic'],
    extractField: (fact, field) => {
      const value = fact[field as keyof typeof fact]
      return Array.isArray(value) ? value.join('\n') : String(value)
    },
    tokenize,
    processTerm(word, field) {
      const term = termOf(word)
      if (field !== undefined && term !== null) known.add(term)
      return term
    },
    searchOptions: {
      boost: { question: 3, asked: 3, topic: 1.5 },
      boostTerm: worthOf,
      // The last word may not be finished.
      prefix: (term, at, terms) => term.length >= (at === terms.length - 1 ? 2 : 3),
      fuzzy: (term) => (mayBeMisspelt(term) ? allowedEdits : false),
    },
  })
  index.addAll(topics.flatMap(({ name, facts }) => facts.map((fact) => ({ ...fact, topic: name }))))

  return {
    index,
    factOf: (id: string): Fact | undefined => byId.get(id),
    /** A text with each longer word that the shelf does not know as the nearest that it does: 'fevr' is 'fever'. Where none is near it stays. */
    spelled: (text: string): string =>
      text.replace(wordOf, (word) => {
        const term = termOf(word)
        if (term === null || !mayBeMisspelt(term)) return word
        return index.search(word, { prefix: false })[0]?.terms[0] ?? word
      }),
    searchFacts(text: string): Fact[] | null {
      if (!tokenize(text).some((word) => word.length > 1 && termOf(word) !== null)) return null
      const found = index
        .search(text)
        .slice(0, lookedAtTwice)
        .flatMap(({ id, score, terms }) => {
          const fact = byId.get(id)
          return fact ? [{ fact, score: score * (1 + coverage(fact, new Set(terms))) }] : []
        })
        .sort((one, other) => other.score - one.score)
      const least = worth * (found[0]?.score ?? 0)
      return found.flatMap(({ fact, score }) => (score < least ? [] : [fact])).slice(0, shown)
    },
  }
}
