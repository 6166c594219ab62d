import { afterALoss } from '#content/facts/after-a-loss.ts'
import type { Fact } from '#content/facts/fact.ts'
import { indexFacts } from '#content/facts/search.ts'
import { factTopics } from '#content/facts/shelf.ts'
import { tellingIn } from '#content/facts/terms.ts'
import { likelyMeant, type Signs } from './likely-meant.ts'

const { index, ...shelf } = indexFacts(factTopics)
export const { factOf, searchFacts, spelled } = shelf

/** How much of what a question says an answer must be found by to be offered in a talk. */
const near = 0.34
/** So many questions are offered at most. */
const choices = 3
/** As many telling words of hers must meet the question that an answer is for. */
const enough = 2
/** Of what she tells without a question, which may be about something else, so much must be met. */
const nearlyAll = 0.75
/** So much, where hardly anything shows that somebody may be ill. */
const most = 0.6
const knowsEmergency = ({ ring }: Fact): boolean => ring.some(({ call }) => call === 'emergency')

/** What an answer is asked by; what it says may be said by the way. */
const asksOf: ReadonlySet<string> = new Set(['question', 'asked', 'topic'])

/** From here on an answer is taken to be the one that is meant, and from here on it is told as the nearest that there is. */
const sure = 0.66
const halfSure = 0.45

/** After a loss: no single word of hers may offer one. */
const ofLoss: ReadonlySet<Fact> = new Set(afterALoss.facts)

/** What an answer is found by: its score, how many of her telling words meet what it is asked by, and how much of them that is. */
interface Found {
  fact: Fact
  score: number
  count: number
  share: number
}

/** Her telling words, and what they find, the nearest first. In a talk a word that the shelf does not know is mostly none of it, and not mistyped. */
function lookUp(question: string): { telling: ReadonlySet<string>; found: Found[] } {
  const telling = tellingIn(question)
  const found = index.search(question, { prefix: false, fuzzy: false }).flatMap(({ id, score, match }) => {
    const fact = factOf(id)
    const count = [...telling].filter((term) => match[term]?.some((field) => asksOf.has(field))).length
    return fact && count > 0 ? [{ fact, score, count, share: count / telling.size }] : []
  })
  return { telling, found }
}

/** What shows whether the answer that is nearest to a question is the one that is asked for; null where none is near. */
export function signsOfMeant(question: string): { id: string; signs: Signs } | null {
  const { telling, found } = lookUp(question)
  const [best, next] = found
  return best ? { id: best.fact.id, signs: signsOf(telling, best, next) } : null
}

const signsOf = (telling: ReadonlySet<string>, best: Found, next: Found | undefined): Signs => [
  Math.log(best.score),
  Math.log(telling.size),
  (next?.score ?? 0) / best.score,
]

/**
 * What the shelf has for a question as it is asked in a talk, where nobody chooses from a list.
 * @param isFaint hardly anything shows that it is serious, so that it may be about something else
 * @returns the one answer that is surely meant, if there is one; the nearest where that is half sure; the first where several of her words meet it, and where nearly
 * all do; of the answers that know an emergency the one that most of them meet among whatever else she says; up to three that come near, and
 * up to three that she may choose among
 */
export function answersTo(
  question: string,
  isFaint = false,
): {
  plain: Fact | undefined
  nearest: Fact | undefined
  met: Fact | undefined
  pressing: Fact | undefined
  urgent: Fact | undefined
  near: Fact[]
  likely: Fact[]
} {
  const { telling, found } = lookUp(question)
  const [best, next] = found
  const likelihood = best ? likelyMeant(signsOf(telling, best, next)) : 0
  const isPlain = best !== undefined && likelihood >= sure
  const isMet =
    best !== undefined && best.count >= enough && (likelihood >= halfSure || best.share >= nearlyAll)
  const byCount = [...found].sort((one, other) => other.count - one.count)
  return {
    plain: isPlain ? best.fact : undefined,
    nearest: likelihood >= halfSure ? best?.fact : undefined,
    met: isMet ? best.fact : undefined,
    pressing: isMet && best.share >= nearlyAll ? best.fact : undefined,
    urgent: byCount.find(
      ({ fact, count, share }) => count >= enough && (!isFaint || share >= most) && knowsEmergency(fact),
    )?.fact,
    near: found.flatMap(({ fact, share }) => (share >= near ? [fact] : [])).slice(0, choices),
    likely: found
      .filter(({ fact, count }) => !ofLoss.has(fact) || count >= enough)
      .slice(0, choices)
      .map(({ fact }) => fact),
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
