import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import type { Fact } from './fact.ts'
import { factTopics } from './shelf.ts'

/** Words that say nothing about what is asked. */
const idle = new Set(
  'a an and are as at be been but by can do does for from get had has have he her hes him his how i im in is it its keep keeps me my of on or our she shes should so that the their them there they this times to today tonight up was we what when why will with you your'.split(
    ' ',
  ),
)

/** Words of an age, by their stems. */
const ages = new Set('dai hour minut month night old week wk year yo babi bub kid'.split(' '))

/** A word as it is looked up: lower case, without apostrophes, by its stem; null for one that says nothing. */
function termOf(word: string): string | null {
  const plain = word.toLowerCase().replace(/[’']/g, '')
  return plain === '' || idle.has(plain) ? null : stemmer(plain)
}

/** Letters and digits, and an apostrophe within a word. */
const tokenize = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? []

const index = new MiniSearch<Fact & { topic: string }>({
  fields: ['question', 'asked', 'answer', 'appliesTo', 'topic'],
  extractField: (fact, field) => {
    const value = fact[field as keyof typeof fact]
    return Array.isArray(value) ? value.join('\n') : String(value)
  },
  tokenize,
  processTerm: termOf,
  searchOptions: {
    boost: { question: 3, asked: 3, topic: 1.5 },
    // An age or a count says less than what is wrong.
    boostTerm: (term) => (/^\d/.test(term) || ages.has(term) ? 0.3 : 1),
    // The last word may not be finished.
    prefix: (term, at, terms) => term.length >= (at === terms.length - 1 ? 2 : 3),
    fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
  },
})
index.addAll(factTopics.flatMap((topic) => topic.facts.map((fact) => ({ ...fact, topic: topic.name }))))
const byId = new Map(factTopics.flatMap((topic) => topic.facts.map((fact) => [fact.id, fact] as const)))

/** @returns the fact at that address, if there is one */
export const factOf = (id: string): Fact | undefined => byId.get(id)

/** What is left of the best answer's score by one that is still worth showing, and how many are. */
const worth = 0.2
const shown = 8

/**
 * @returns the answers that fit what she typed, best first; none where nothing fits, and null where it says nothing yet.
 * It runs where it is called and sends nothing.
 */
export function searchFacts(text: string): Fact[] | null {
  if (!tokenize(text).some((word) => word.length > 1 && termOf(word) !== null)) return null
  const found = index.search(text)
  const least = worth * (found[0]?.score ?? 0)
  return found.flatMap(({ id, score }) => (score < least ? [] : (byId.get(id) ?? []))).slice(0, shown)
}
