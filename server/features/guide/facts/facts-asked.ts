import { accidents } from '#content/facts/accidents.ts'
import { lineOf, people } from '#content/facts/callees.ts'
import type { Fact } from '#content/facts/fact.ts'
import { feverAndColds } from '#content/facts/fever-and-colds.ts'
import { newborn } from '#content/facts/newborn.ts'
import { pregnancyFacts } from '#content/facts/pregnancy.ts'
import { facts } from '#content/facts/shelf.ts'
import { skinAndEyes } from '#content/facts/skin-and-eyes.ts'
import { tellingIn } from '#content/facts/terms.ts'
import { tummies } from '#content/facts/tummies.ts'
import { plainly } from '../line/kind-of-line.ts'
import { answersTo, searchFacts } from './fact-match.ts'

const most = 3
/** Of a long message the question is looked up, not all that stands around it. */
const longestAsked = 300
/** A question with so many telling words is understood by itself. */
const wholeQuestion = 2
const sentence = /[^.!?\n]+[.!?]*/g
const asks =
  /(?<!\?)\?(?!\?)|^\W*(?:so |and |but |ok |hi |hey |also |please |quick question )*(?:(?:how|what|when|where)s\b|how (?:long|much|many|often|old|soon|warm|hot|do|does|can|should)|what|when|which|(?:can|could|do|should|will)(?!['’]| (?:not|do|check|try|watch|ring|call|go|look|ask|see|keep|it|that|have|be|just)\b)|is|are|does|am i)\b|\b(?:is it (?:ok|okay|safe|normal|bad)|can i|am i allowed|(?:am i|are (?:we|you)|is (?:it|he|she|this|that)|how|what|when|where)(?: [a-z]+){0,3} (?:safe|supposed) to|how long|how many|how much|how often|wondering (?:if|whether|when|how|what|which|about)|any idea (?:if|when|how|what|why)|(?:ok|okay|safe|normal|bad) or(?: not)?|is (?:that|this|it|he|she) (?:ok|okay|safe|normal|bad|off|right|enough|too (?:much|many|little)|a lot)|(?:how|when|what) (?:do|would|should|can|could|will) (?:i|you|u|we)|how to|what (?:actually )?(?:helps|works)|what now|do i (?:need|have to)|can that be|i (?:just |already )?asked (?:you |u )?(?:if|whether|can|is|are|does|do|how|what|when|about)|who (?:do|can|should|would) i)\b|[,;] (?:and |but |so )?(?:can|could|is|are|does|do|did|should|will) (?:i|we|he|she|it|they|my|the|a|this|that|there)\b/i

/** What she asks, in a message that asks something; '' where it does not. */
export const questionIn = (text: string): string =>
  (text.match(sentence) ?? [])
    .filter((each) => asks.test(each.trim()) && /\S\s+\S/.test(each.trim()))
    .join(' ')
    .slice(-longestAsked)

/**
 * The entries of the shelf for what she asks, for a model, which sees itself whether one of them answers her: those nearest to her question,
 * then to her whole line; where the question says little by itself ('is it normal?'), to her line and to what she told before it. None where
 * nothing is near, and null where she asks nothing.
 * @param before her lines before this one that a short question goes on from, oldest first
 */
export function factsAsked(text: string, before: readonly string[] = []): Fact[] | null {
  const question = questionIn(text)
  if (question === '') return null
  const line = text.slice(-longestAsked)
  const talk = [...before.map((each) => each.slice(-longestAsked)), line].join('\n')
  const asked = tellingIn(question).size >= wholeQuestion ? [question, line] : [line, talk]
  return [...new Set(asked.flatMap((each) => searchFacts(each)?.slice(0, most) ?? []))]
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
export const factPlainlyAsked = (text: string): boolean => {
  const question = questionIn(text)
  return question !== '' && answersTo(question).plain !== undefined
}

const letters = (text: string) =>
  plainly(text)
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
const byQuestion = new Map(facts.map((fact) => [letters(fact.question), fact]))

/** The answer whose question she tapped, or typed as it stands. */
export const factTapped = (text: string): Fact | undefined => byQuestion.get(letters(text))

/** Whether the shelf answers her message: a question of its own, or one that it plainly has an answer to. */
export const isAnsweredByShelf = (text: string): boolean =>
  factTapped(text) !== undefined || factPlainlyAsked(text)

/** The answer that is plainly for what she tells, though she asks nothing. */
export const factMet = (text: string): Fact | undefined => answersTo(text.slice(0, longestAsked)).met

const ofIllness: ReadonlySet<Fact> = new Set(
  [accidents, feverAndColds, tummies, skinAndEyes, newborn, pregnancyFacts].flatMap((topic) => topic.facts),
)

/** The answer that is said unasked: about somebody who may be ill, hurt or in need of 000, where she tells of hardly anything else. */
export function pressingFact(text: string): Fact | undefined {
  const { pressing } = answersTo(text.slice(0, longestAsked))
  const isUrgent = pressing?.ring.some(({ call }) => call === 'emergency')
  return pressing && isUrgent && ofIllness.has(pressing) ? pressing : undefined
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
export function answerFromShelf(text: string): ShelfAnswer | Nearest {
  const whole = answersTo(text.slice(0, longestAsked))
  const question = questionIn(text)
  const asked = question === '' ? whole : answersTo(question)
  const { plain, nearest } = asked.likely.length === 0 ? whole : asked
  if (plain) return fromShelf(plain)
  const likely = new Set([...asked.likely, ...whole.likely])
  return { nearest, likely: [...likely].slice(0, most).map((fact) => fact.question) }
}

/** Of the answers that know an emergency the one that most of her words meet, among whatever else she says; where hardly anything shows, that meets most of them. */
export const urgentFact = (text: string, isFaint: boolean): Fact | undefined =>
  answersTo(text.slice(0, longestAsked), isFaint).urgent

/** The answers that come near a question, by their ids. */
export const nearIds = (text: string): string[] =>
  answersTo(text.slice(0, longestAsked)).near.map(({ id }) => id)
