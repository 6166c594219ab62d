import { newborn } from '#content/facts/baby/newborn.ts'
import type { Fact } from '#content/facts/fact.ts'
import { illness } from '#content/facts/illness/section.ts'
import { afterBirth } from '#content/facts/mother/after-birth.ts'
import { latePregnancy } from '#content/facts/mother/late-pregnancy.ts'
import { pregnancyFacts } from '#content/facts/mother/pregnancy.ts'
import { indexFacts } from '#content/facts/search.ts'
import { factTopics } from '#content/facts/shelf.ts'
import { tellingIn } from '#content/facts/terms.ts'
import { meantBy } from './meant.ts'

const { index, ...shelf } = indexFacts(factTopics)
export const { factOf, spelled } = shelf

/** How much of what a question says an answer must be found by to be offered in a talk. */
const near = 0.34
/** So many answers come near at most. */
const most = 3
/** As many telling words of hers must meet the question that an answer is for. */
const enough = 2
/** Of what she tells without a question, which may be about something else, so much must be met. */
const nearlyAll = 0.75
/** So much, where hardly anything shows that somebody may be ill. */
const mostOfIt = 0.6

/** About somebody who may be ill, hurt or in labour, and knows when 000 is to be rung. */
const ofIllness: ReadonlySet<Fact> = new Set(
  [...illness.topics, newborn, pregnancyFacts, latePregnancy, afterBirth].flatMap(({ facts }) => facts),
)
export const mayBeUrgent = (fact: Fact): boolean =>
  ofIllness.has(fact) && fact.ring.some(({ call }) => call === 'emergency')

/** What an answer is asked by; what it says may be said by the way. */
const asksOf: ReadonlySet<string> = new Set(['question', 'asked', 'topic'])

/** What an answer is found by: how many of her telling words meet what it is asked by, and how much of them that is. */
interface Found {
  fact: Fact
  count: number
  share: number
}

/** What her telling words find, the nearest first. In a talk a word that the shelf does not know is mostly none of it, and not mistyped. */
function lookUp(text: string): Found[] {
  const telling = tellingIn(text)
  return index.search(text, { prefix: false, fuzzy: false }).flatMap(({ id, match }) => {
    const fact = factOf(id)
    const count = [...telling].filter((term) => match[term]?.some((field) => asksOf.has(field))).length
    return fact && count > 0 ? [{ fact, count, share: count / telling.size }] : []
  })
}

/**
 * What the shelf has for what she tells in a talk, by her telling words.
 * @param isFaint hardly anything shows that it is serious, so that it may be about something else
 * @returns the first answer where several of her words meet it, and where nearly all do; of those that may be urgent the one that
 * most of them meet among whatever else she says; up to three that come near
 */
export function answersMet(
  text: string,
  isFaint = false,
): {
  met: Fact | undefined
  pressing: Fact | undefined
  urgent: Fact | undefined
  near: Fact[]
} {
  const found = lookUp(text)
  const [best] = found
  const isMeant = (id: string) => {
    const [likeliest] = meantBy({ text, before: '' })
    return likeliest?.id === id && likeliest.isSureUnasked
  }
  const isMet =
    best !== undefined && best.count >= enough && (best.share >= nearlyAll || isMeant(best.fact.id))
  const byCount = [...found].sort((one, other) => other.count - one.count)
  return {
    met: isMet ? best.fact : undefined,
    pressing: isMet && best.share >= nearlyAll ? best.fact : undefined,
    urgent: byCount.find(
      ({ fact, count, share }) => count >= enough && (!isFaint || share >= mostOfIt) && mayBeUrgent(fact),
    )?.fact,
    near: found.flatMap(({ fact, share }) => (share >= near ? [fact] : [])).slice(0, most),
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
  const ofQuestion = tellingIn(question)
  const telling = [...tellingIn(text)].filter((term) => !ofQuestion.has(term))
  const sentences = answer.split(/(?<=[.!?]) /).map((sentence) => {
    const told = tellingIn(sentence)
    return { sentence, met: telling.filter((term) => told.has(term)) }
  })
  const rarity = (term: string) => 1 / sentences.filter(({ met }) => met.includes(term)).length
  const [best] = sentences
    .filter(({ met }) => met.length >= (isOfIt ? 1 : enough))
    .map(({ sentence, met }) => ({ sentence, worth: met.reduce((sum, term) => sum + rarity(term), 0) }))
    .sort((one, other) => other.worth - one.worth)
  return best?.sentence
}
