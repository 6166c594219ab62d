import { lineOf, people } from '#content/facts/callees.ts'
import type { Fact } from '#content/facts/fact.ts'
import { afterALoss } from '#content/facts/mother/after-a-loss.ts'
import { facts } from '#content/facts/shelf.ts'
import { tellingIn } from '#content/facts/terms.ts'
import { plainly } from '../line/kind-of-line.ts'
import { answersMet, factOf, mayBeUrgent } from './fact-match.ts'
import { type Asked, meantBy } from './meant.ts'

/** So many questions are offered at most, and so many entries, each so likely, are told to a model. */
const mostOffered = 3
const told = { most: 4, likelihood: 0.02 }
/**
 * An answer is offered that is so likely and that so many words of hers name, by one of these: of 41 that were 0.15 likely a reader found 9 to
 * be for her line and 9 near it; of the 18 left so, 8 and 5.
 */
const near = [
  { likelihood: 0.5, words: 0 },
  { likelihood: 0.3, words: 1 },
  { likelihood: 0.2, words: 2 },
]
/** So likely, half of her words are enough. */
const nearByHalf = { likelihood: 0.225, share: 0.5 }
/** Of a long message the question is looked up, not all that stands around it. */
const longestAsked = 300
const sentence = /[^.!?\n]+[.!?]*/g
const asks =
  /(?<!\?)\?(?!\?)|^\W*(?:so |and |but |ok |hi |hey |also |please |quick question )*(?:(?:how|what|when|where)s\b|how (?:long|much|many|often|old|soon|warm|hot|do|does|can|should)|what|when|which|(?:can|could|do|should|will)(?!['’]| (?:not|do|check|try|watch|ring|call|go|look|ask|see|keep|it|that|have|be|just)\b)|is|are|does|am i)\b|\b(?:is it (?:ok|okay|safe|normal|bad)|can i|am i allowed|(?:am i|are (?:we|you)|is (?:it|he|she|this|that)|how|what|when|where)(?: [a-z]+){0,3} (?:safe|supposed) to|how long|how many|how much|how often|why (?:is|are|do|does|did|would|wont|cant|has)|wondering (?:if|whether|when|how|what|which|about)|any idea (?:if|when|how|what|why)|(?:ok|okay|safe|normal|bad) or(?: not)?|is (?:that|this|it|he|she) (?:ok|okay|safe|normal|bad|off|right|enough|dangerous|serious|harmful|a worry|too (?:much|many|little)|a lot)|(?:how|when|what) (?:do|would|should|can|could|will) (?:i|you|u|we)|how to|what (?:actually )?(?:helps|works)|what now|what (?:time|age) (?:should|do|does|is|can|will)|is there (?:any )?signs?|what number|do i (?:really |still |actually |even )?(?:need|have) to|can that be|i (?:just |already )?asked (?:you |u )?(?:if|whether|can|is|are|does|do|how|what|when|about)|who (?:do|can|should|would) i)\b|[,;] (?:and |but |so )?(?:can|could|is|are|does|do|did|should|will) (?:i|we|he|she|it|they|my|the|a|this|that|there)\b/i

const read = (text: string): string =>
  (text.match(sentence) ?? [])
    .filter((each) => asks.test(each.trim()) && /\S\s+\S/.test(each.trim()))
    .join(' ')
    .slice(-longestAsked)

/** What was read last: one line is looked at many times on its way to a reply. */
let last = { text: '', question: '' }

/** What she asks, in a message that asks something; '' where it does not. */
export function questionIn(text: string): string {
  if (text !== last.text) last = { text, question: read(text) }
  return last.question
}

/** After a loss: none of these is offered that only may be meant. */
const ofLoss: ReadonlySet<string> = new Set(afterALoss.facts.map(({ id }) => id))

/** The likeliest answers to what she asks, each at least so likely. */
const likeliest = (asked: Asked, { most, likelihood }: typeof told): Fact[] =>
  meantBy(asked)
    .filter((meant) => meant.likelihood >= likelihood && (meant.isHalfSure || !ofLoss.has(meant.id)))
    .slice(0, most)
    .flatMap(({ id }) => factOf(id) ?? [])

/**
 * The entries of the shelf for what she asks, for a model, which sees itself whether one of them answers her, the likeliest first. None
 * where nothing is near, and null where she asks nothing: what is sure to be for an answer needs no form of a question.
 */
export const factsAsked = (asked: Asked): Fact[] | null =>
  isQuestion(asked.text) || meantBy(asked)[0]?.isSureUnasked ? likeliest(asked, told) : null

/** The answers that are offered by their questions, where none is surely meant. */
export function factsOffered(asked: Asked): Fact[] {
  const own = [...tellingIn(questionIn(asked.text))]
  const words = own.length > 1 ? own : [...tellingIn(asked.text)]
  return meantBy(asked)
    .filter(({ id, isHalfSure }) => isHalfSure || !ofLoss.has(id))
    .flatMap(({ id, likelihood }) => {
      const fact = factOf(id)
      const told = tellingIn(fact ? [fact.question, ...fact.asked].join('\n') : '')
      const count = words.filter((word) => told.has(word)).length
      const isByHalf =
        likelihood >= nearByHalf.likelihood && count > 0 && count >= words.length * nearByHalf.share
      const isNear = isByHalf || near.some((each) => likelihood >= each.likelihood && count >= each.words)
      return fact && isNear ? [fact] : []
    })
    .slice(0, mostOffered)
}

/** An entry as a model is told it, and as its words may be said. */
export function tellFact({ question, answer, appliesTo, ring, source }: Fact): string {
  const calls = ring.map(({ call, when }) => {
    const line = lineOf(call)
    return { ring: line ? `${line.name}, ${line.phone}` : people[call as keyof typeof people], when }
  })
  const from = source.dated ? `${source.name}, ${source.dated}` : source.name
  return JSON.stringify({ question, answer, for: appliesTo, calls, source: from })
}

/** Whether something in it has the form of a question. */
export const isQuestion = (text: string): boolean => questionIn(text) !== ''

/** Whether she asks something that the shelf plainly answers. */
export const factPlainlyAsked = (asked: Asked): boolean =>
  isQuestion(asked.text) && meantBy(asked)[0]?.isSure === true

const letters = (text: string) =>
  plainly(text)
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
const byQuestion = new Map(facts.map((fact) => [letters(fact.question), fact]))

/** The answer whose question she tapped, or typed as it stands. */
export const factTapped = (text: string): Fact | undefined => byQuestion.get(letters(text))

/** Whether the shelf answers her message: a question of its own, or one that it plainly has an answer to. */
export const isAnsweredByShelf = (asked: Asked): boolean =>
  factTapped(asked.text) !== undefined || factPlainlyAsked(asked)

/** The answer that is plainly for what she tells, though she asks nothing. */
export const factMet = (text: string): Fact | undefined => answersMet(text.slice(0, longestAsked)).met

/** The answer that is said unasked: about somebody who may be ill, hurt or in need of 000, where she tells of hardly anything else. */
export function pressingFact(text: string): Fact | undefined {
  const { pressing } = answersMet(text.slice(0, longestAsked))
  return pressing && mayBeUrgent(pressing) ? pressing : undefined
}

/** The answer that is said unasked, for a sign in pregnancy or after birth that she mentions by the way and that must not wait. */
export function signTold(asked: Asked): Fact | undefined {
  const [likeliest] = meantBy(asked)
  return likeliest?.isSign ? factOf(likeliest.id) : undefined
}

/** An entry as its words are said in a talk: the answer, whom to ring and where it is from. */
export interface ShelfAnswer {
  id: string
  answer: string
  calls: string[]
  from: string
}

/** An entry of the shelf as it is said, with whom it is for: an answer for a pregnancy is none for who feeds. */
export function fromShelf({ id, answer, appliesTo, ring, source: { name, dated } }: Fact): ShelfAnswer {
  const calls = ring.map(({ call, when }) => {
    const line = lineOf(call)
    return `${line ? `${line.name}, ${line.phone}` : people[call as keyof typeof people]}: ${when}`
  })
  const from = `For: ${appliesTo}. From ${dated ? `${name}, ${dated}` : name}.`
  return { id, answer, calls, from }
}

/** What the shelf has for a question that nothing on it is surely for: the nearest, where that may well be it, and the questions to choose among. */
interface Nearest {
  nearest: Fact | undefined
  likely: string[]
}

/** The shelf's answer to what she asks; without a sure one, what comes nearest. */
export function answerFromShelf(asked: Asked): ShelfAnswer | Nearest {
  const [meant] = meantBy(asked)
  const fact = meant && factOf(meant.id)
  if (fact && meant.isSure) return fromShelf(fact)
  return {
    nearest: meant?.isHalfSure && isQuestion(asked.text) ? fact : undefined,
    likely: factsOffered(asked).map(({ question }) => question),
  }
}

/** Of the answers that know an emergency the one that most of her words meet, among whatever else she says; where hardly anything shows, that meets most of them. */
export const urgentFact = (text: string, isFaint: boolean): Fact | undefined =>
  answersMet(text.slice(0, longestAsked), isFaint).urgent

/** The answers that come near a question, by their ids. */
export const nearIds = (text: string): string[] =>
  answersMet(text.slice(0, longestAsked)).near.map(({ id }) => id)
