import type { Fact } from '#content/facts/fact.ts'
import { indexFacts } from '#content/facts/search.ts'
import { facts, factTopics } from '#content/facts/shelf.ts'
import { tellingIn } from '#content/facts/terms.ts'

const { index, ...shelf } = indexFacts(factTopics)
export const { factOf, searchFacts } = shelf

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
  facts.map(({ id, question, asked }) => {
    const alone = [question, ...asked].flatMap((each) => {
      const told = tellingIn(each)
      return told.size === 1 ? [...told] : []
    })
    return [id, new Set(alone)] as const
  }),
)

const knowsEmergency = ({ ring }: Fact): boolean => ring.some(({ call }) => call === 'emergency')

/** What an answer is asked by; what it says may be said by the way. */
const asksOf: ReadonlySet<string> = new Set(['question', 'asked', 'topic'])

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
  const telling = tellingIn(question)
  const found = index.search(question, { prefix: false, fuzzy: false }).flatMap(({ id, score, match }) => {
    const fact = factOf(id)
    const count = [...telling].filter((term) => match[term]?.some((field) => asksOf.has(field))).length
    return fact && count > 0 ? [{ fact, score, count, share: count / telling.size }] : []
  })
  const [best, next] = found
  // With one telling word she must have asked nothing else, and the answer must be for that.
  const isForAll =
    best?.share === 1 && [...telling].every((term) => aloneFor.get(best.fact.id)?.has(term) ?? false)
  const isNearest =
    best !== undefined &&
    ((next?.score ?? 0) < best.score * runnerUp || found.slice(1).every(({ count }) => count < best.count))
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
 * The sentence of an answer that a text is nearest to, by what its question does not say, the first of equals: what stands in few of its
 * sentences counts for more. Undefined where fewer than two of her telling words meet any.
 * @param isOfIt the text is about that answer: then one is enough
 */
export function closestSentence(
  { question, answer }: Fact,
  text: string,
  isOfIt = false,
): string | undefined {
  const telling = tellingIn(text).difference(tellingIn(question))
  const sentences = answer
    .split(/(?<=[.!?]) /)
    .map((sentence) => ({ sentence, met: tellingIn(sentence).intersection(telling) }))
  const rarity = (term: string) => 1 / sentences.filter(({ met }) => met.has(term)).length
  const [best] = sentences
    .filter(({ met }) => met.size >= (isOfIt ? 1 : enough))
    .map(({ sentence, met }) => ({ sentence, worth: [...met].reduce((sum, term) => sum + rarity(term), 0) }))
    .sort((one, other) => other.worth - one.worth)
  return best?.sentence
}
