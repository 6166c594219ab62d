import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import type { Fact } from './fact.ts'
import { factTopics } from './shelf.ts'

/** Words that say nothing about what is asked. */
const idle = new Set(
  'a an and are as at be been but by can do does for from get had has have he her hes him his how i im in is it its keep keeps me my of on or our she shes should so that the their them there they this times to today tonight up was we what whats when whens why will with you your hows wheres'.split(
    ' ',
  ),
)

/** Words of an age, by their stems. */
const ages = new Set('dai hour minut month night old week wk year yo babi bub kid'.split(' '))

/** No word is longer; what is would take the stemmer more than linear time. */
const longestWord = 30

/** A word as it is looked up: lower case, without apostrophes, by its stem; null for one that says nothing. */
function termOf(word: string): string | null {
  const plain = word.toLowerCase().replace(/[’']/g, '')
  return plain === '' || idle.has(plain) ? null : stemmer(plain.slice(0, longestWord))
}

/** Letters and digits, and an apostrophe within a word. */
const tokenize = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? []

/** Words of any question, which tell none from another. */
const ofAnyQuestion = new Set(
  [
    'ok okay normal long much many often ever go going look looking like need know think worry check stop',
    'happen mean tell good bad best right one thing new give put take start use safe allowed help still before after off out down around back easier just about feel feeling wrong person anyone time times again set wait see someone call might supposed meant wonder wondering asked idea',
    'while without not no yes dont didnt doesnt cant couldnt wont isnt wasnt nothing never since until told talk say said says dad mum husband partner mother want wants wanted feels felt mad angry sorry fair day days year years morning only even ever always really still much more look looks looked looking asleep fell shower nurse doctor dr midwife gave given first last second third week loss lost try trying hard way place home room car people friend friends love like fine happy today tonight yesterday tomorrow because cos before life something anything someone anyone hope hold holding two three four five six done stop stopped wrong right',
  ]
    .flatMap((words) => words.split(' '))
    .map((word) => stemmer(word)),
)

const isTelling = (term: string) => !ages.has(term) && !/^\d/.test(term) && !ofAnyQuestion.has(term)

/** Every term of the shelf: another one may be misspelt. */
const known = new Set<string>()

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
    // An age, a count or a word of any question says less than what is wrong.
    boostTerm: (term) => (isTelling(term) ? 1 : 0.3),
    // The last word may not be finished.
    prefix: (term, at, terms) => term.length >= (at === terms.length - 1 ? 2 : 3),
    fuzzy: (term) => (term.length >= 5 && !known.has(term) ? 0.2 : false),
  },
})
index.addAll(factTopics.flatMap((topic) => topic.facts.map((fact) => ({ ...fact, topic: topic.name }))))
const byId = new Map(factTopics.flatMap((topic) => topic.facts.map((fact) => [fact.id, fact] as const)))

/** @returns the fact at that address, if there is one */
export const factOf = (id: string): Fact | undefined => byId.get(id)

/** What is left of the best answer's score by one that is still worth showing, and how many are. */
const worth = 0.3
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

/** How much of what a question says an answer must be found by to be offered in a talk. */
const near = 0.34
/** So many questions are offered at most. */
const choices = 3
/** As many telling words of hers must meet the question that an answer is for. */
const enough = 2
/** And they must be so much of what she asks. */
const halfway = 0.4
/** Of what she tells without a question, which may be about something else, so much must be met. */
const nearlyAll = 0.75
/** The terms that ask for an answer by themselves, by its id. */
const aloneFor = new Map(
  [...byId].map(([id, { question, asked }]) => {
    const alone = [question, ...asked].flatMap((each) => {
      const told = new Set(
        tokenize(each)
          .flatMap((word) => termOf(word) ?? [])
          .filter(isTelling),
      )
      return told.size === 1 ? [...told] : []
    })
    return [id, new Set(alone)] as const
  }),
)

const knowsEmergency = ({ ring }: Fact): boolean => ring.some(({ call }) => call === 'emergency')

/** The next best answer may be so near to the best, in its score, and the best is still plainly meant. */
const runnerUp = 0.8

/**
 * What the shelf has for a question as it is asked in a talk, where nobody chooses from a list.
 * @returns the one answer that is plainly meant, if there is one: nearer than every other, and met by enough of her telling words; the same
 * where several of them meet it, and where nearly all do; of the answers that know an emergency the one that most of them meet among whatever
 * else she says; up to three that come near, and up to three that she may choose among
 */
export function answersTo(question: string): {
  plain: Fact | undefined
  met: Fact | undefined
  pressing: Fact | undefined
  urgent: Fact | undefined
  near: Fact[]
  likely: Fact[]
} {
  const terms = new Set(tokenize(question).flatMap((word) => termOf(word) ?? []))
  const telling = new Set([...terms].filter(isTelling))
  const found = index
    .search(question, { prefix: false, fuzzy: false })
    .flatMap(({ id, score, queryTerms }) => {
      const fact = byId.get(id)
      const count = new Set(queryTerms.filter((term) => telling.has(term))).size
      return fact && count > 0 ? [{ fact, score, count, share: count / telling.size }] : []
    })
  const [best, next] = found
  // With one telling word she must have asked nothing else, and the answer must be for that.
  const isForAll =
    best?.share === 1 && [...telling].every((term) => aloneFor.get(best.fact.id)?.has(term) ?? false)
  const isNearest = best !== undefined && (next?.score ?? 0) < best.score * runnerUp
  const isPlain =
    best !== undefined && isNearest && ((best.count >= enough && best.share >= halfway) || isForAll)
  const byCount = [...found].sort((one, other) => other.count - one.count)
  return {
    plain: isPlain ? best.fact : undefined,
    met: isPlain && best.count >= enough ? best.fact : undefined,
    pressing: isPlain && best.count >= enough && best.share >= nearlyAll ? best.fact : undefined,
    urgent: byCount.find(({ fact, count }) => count >= enough && knowsEmergency(fact))?.fact,
    near: found.flatMap(({ fact, share }) => (share >= near ? [fact] : [])).slice(0, choices),
    likely: found.slice(0, choices).map(({ fact }) => fact),
  }
}

/**
 * The sentence of an answer that most telling words of a text meet, the first of equals; undefined where fewer than two meet any.
 * @param isOfIt the text is about that answer: of one with no more telling words than two, one is enough
 */
export function closestSentence({ answer }: Fact, text: string, isOfIt = false): string | undefined {
  const telling = new Set(
    tokenize(text)
      .flatMap((word) => termOf(word) ?? [])
      .filter(isTelling),
  )
  const met = (sentence: string) =>
    new Set(
      tokenize(sentence)
        .flatMap((word) => termOf(word) ?? [])
        .filter((term) => telling.has(term)),
    ).size
  const [best] = answer
    .split(/(?<=[.!?]) /)
    .map((sentence) => ({ sentence, count: met(sentence) }))
    .filter(({ count }) => count >= (isOfIt && telling.size <= enough ? 1 : enough))
    .sort((one, other) => other.count - one.count)
  return best?.sentence
}
