import {
  closestIs,
  factAgain,
  factForHers,
  nearestIs,
  theyKnow,
  whoCanWeigh,
} from '#content/companion/listening/plain-questions.ts'
import type { Fact } from '#content/facts/fact.ts'
import { ofHers } from '#content/facts/keeping.ts'
import { tellingIn } from '#content/facts/terms.ts'
import { sayNoFact } from '../doors/say-door.ts'
import { speaksOfBodies, whomFor } from '../doors/whom-for.ts'
import { isGraveItself } from '../held.ts'
import { plainly } from '../line/kind-of-line.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { orAnother, say } from '../set-replies.ts'
import { line } from '../unheard.ts'
import { closestSentence, factOf } from './fact-match.ts'
import { answerFromShelf, fromShelf, isQuestion, nearIds, type ShelfAnswer } from './facts-asked.ts'
import { howLongKept } from './how-long-kept.ts'
import { type Asked, askedIn, meantBy } from './meant.ts'

/** What she asks, as the shelf is asked for it: more carefully while she may be in danger. */
export const askedBy = (question: CompanionQuestion): Asked => ({
  ...askedIn(question.text, question.history),
  isGrave: isGraveItself(question),
})

const factId = 'fact-'
const againId = 'listen-fact-again'
/** An answer of so many replies ago may be asked on about. */
const factsBefore = 3
/** A question of so few words right after an answer asks more of the same. */
const shortQuestion = 5
const wordsIn = (text: string) => text.trim().split(/\s+/).length

/** The answer that this chat was given last, so many replies ago at most. */
function factGiven({ recentEntryIds }: CompanionQuestion, replies: number): Fact | undefined {
  const last = recentEntryIds.slice(-replies).findLast((id) => id.startsWith(factId))
  return last ? factOf(last.slice(factId.length)) : undefined
}

/** She asks what to watch, or how she would know. */
const onWhat =
  /\b(?:look (?:out )?for|watch (?:out )?for|signs?|worse|how (?:do|will|would) i know|how often|how long)\b/i

/** Whether she asks on about what the shelf has just answered, in words that name nothing else. */
export const asksMore = ({ text, recentEntryIds }: CompanionQuestion): boolean =>
  recentEntryIds.slice(-4).some((id) => id.startsWith(factId)) &&
  onWhat.test(text) &&
  nearIds(text).length === 0

const asksOn = /\byes or no\b|\bi asked\b|\bi just want to know\b/i

/** So much of what her words tell must stand in an answer, or she asks about something else. */
const half = 0.5

/** Whether her words name nothing but what an answer speaks of. */
export function staysWith({ question, asked, answer }: Fact, text: string): boolean {
  const telling = [...tellingIn(text)]
  const told = tellingIn([question, ...asked, answer].join('\n'))
  return telling.filter((term) => told.has(term)).length >= telling.length * half
}

/** Whether it is another answer than those of this chat that she more likely asks for than not. */
export function asksOfAnother(question: CompanionQuestion): boolean {
  const [likeliest] = meantBy(askedBy(question))
  return likeliest?.isHalfSure === true && !isGiven(likeliest.id, question)
}

/**
 * What is said where she asks on right after an answer of the shelf: the sentence of it that most of her words meet, and who can weigh
 * hers; without one, only that. Undefined where she asks nothing, no answer came just before, or she asks about something else.
 */
export function answerOfLast(question: CompanionQuestion): CompanionReply | undefined {
  const { text, recentEntryIds } = question
  const fact = factGiven(question, factsBefore)
  if (!fact || !(isQuestion(text) || asksOn.test(text))) return undefined
  const { calls } = fromShelf(fact)
  const named = calls.map((call) => call.split(':')[0]).find((call) => call && !call.startsWith('Emergency'))
  const who = named?.replace(/^(?:Your|A) /, (word) => word.toLowerCase())
  const isNext = recentEntryIds.at(-1) === idOf(fact.id)
  const kept = howLongKept(fact.id, question)
  if (kept) return say(againId, who ? `${kept} ${ofHers.sure.replace('{who}', who)}` : kept)
  if (!staysWith(fact, text)) return undefined
  const closest = closestSentence(fact, text, isNext)
  if (!closest) return isNext ? say(againId, line(factForHers, question)) : undefined
  const weigh = who ? line(whoCanWeigh, question).replace('{who}', who) : ''
  return say(againId, `${line(closestIs, question)} “${closest}” ${weigh}`.trimEnd())
}

/** Whether her question is one that the shelf, or who knows about bodies, may answer. */
export const isOfBodies = (text: string): boolean => speaksOfBodies(text) || nearIds(text).length > 0

/** What the shelf says to her question, or that it has no answer. What this chat has had already is pointed to, with whom to ring. */
export function answerFact(question: CompanionQuestion): CompanionReply {
  const found = answerFromShelf(askedBy(question))
  const last = question.recentEntryIds.at(-1) ?? ''
  const isOfLast = nearIds(question.text).some((id) => last === idOf(id))
  if ((isOfLast && wordsIn(question.text) <= shortQuestion) || asksMore(question))
    return say(againId, line(factAgain, question))
  if ('likely' in found) {
    const { nearest, likely } = found
    const told = !nearest && likely.length === 0 ? saidInAnswers(question) : undefined
    if (told) return told
    const before = !nearest && likely.length === 0 && goesOn(question) ? factLately(question) : undefined
    if (before && touches(before, question.text)) return sayWhoKnows(before, question)
    if (!nearest || isGiven(nearest.id, question)) return sayNoFact(question, likely)
    return tellNearest(nearest, likely, question)
  }
  const kept = howLongKept(found.id, question)
  if (isGiven(found.id, question))
    return (kept ? say(againId, kept) : saidInAnswers(question)) ?? say(againId, line(factAgain, question))
  const told = tellOf(found)
  return kept ? { ...told, ack: `${kept}\n\n${told.ack}` } : told
}

/** The answers that this chat was given, in order. */
const factsGiven = ({ recentEntryIds }: CompanionQuestion): Fact[] =>
  recentEntryIds.flatMap((id) => (id.startsWith(factId) ? (factOf(id.slice(factId.length)) ?? []) : []))

/** What an answer of this chat, or its calls, has said of what she asks now, where two of her telling words stand in one sentence of it. */
function saidInAnswers(question: CompanionQuestion): CompanionReply | undefined {
  const said = factsGiven(question)
    .toReversed()
    .map((fact) => {
      const answer = [fact.answer, ...fromShelf(fact).calls.map((call) => `${call}.`)].join(' ')
      return closestSentence({ ...fact, question: '', answer }, question.text)
    })
    .find((sentence) => sentence !== undefined)
  return said === undefined
    ? undefined
    : say(againId, `${line(closestIs, question)} “${said.replace(/\.\.$/, '.')}”`)
}

/**
 * The answer of this chat that her line goes on from: the one that is asked for by most of her words, else the last one of so many replies.
 */
export function factLately(question: CompanionQuestion, replies = factsBefore): Fact | undefined {
  const telling = tellingIn(question.text)
  const [named] = factsGiven(question)
    .map((fact) => ({
      fact,
      count: [...tellingIn([fact.question, ...fact.asked].join('\n'))].filter((term) => telling.has(term))
        .length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return named?.fact ?? factGiven(question, replies)
}

/** She says that the answer was for something else. */
const saysOther = /\b(?:i (?:asked|said|meant)|thats (?:not|for|about)|not (?:that|the))\b|^(?:no|nope|nah)\b/
const fewWords = 2
/** Whether she asks more of a body that an answer was about, and neither puts it right nor was sent on just now. */
const goesOn = ({ text, recentEntryIds }: CompanionQuestion): boolean =>
  recentEntryIds.at(-1) !== againId &&
  !saysOther.test(plainly(text)) &&
  (speaksOfBodies(text) || tellingIn(text).size <= fewWords)

const ofThat = /\b(?:for|with|of|from|about|because of) (?:it|this|that)\b/i

/** Whether her words name something that an answer speaks of, or too little to be of anything else. */
function touches({ question, asked, answer, appliesTo }: Fact, text: string): boolean {
  const telling = [...tellingIn(text)]
  const told = tellingIn([question, ...asked, answer].join('\n'))
  const isOfPregnancy =
    /pregnan|weeks/i.test(`${question} ${appliesTo}`) && whomFor({ text, history: [] }).door === 'pregnancy'
  return telling.length === 0 || isOfPregnancy || ofThat.test(text) || telling.some((term) => told.has(term))
}

/** The shelf has no more on what it has just answered: whom that answer names knows this as well. */
const sayWhoKnows = (fact: Fact, question: CompanionQuestion): CompanionReply => ({
  ...say(againId, line(theyKnow, question)),
  steps: fromShelf(fact).calls.filter((call) => !call.startsWith(emergency)),
})
/** For danger alone, and not to be asked. */
const emergency = 'Emergency'

/** Tells an answer that may be the one, by the question that it is for, with others to choose among. */
function tellNearest(fact: Fact, likely: readonly string[], question: CompanionQuestion): CompanionReply {
  const told = tellOf(fromShelf(fact))
  const others = likely.filter((each) => each !== fact.question)
  const lead = line(nearestIs, question).replace('{question}', fact.question)
  return { ...told, ack: `${lead}\n\n${told.ack}`, ...orAnother(others, question) }
}

const idOf = (id: string) => `${factId}${id}`

/** Whether this chat has had that answer of the shelf lately. */
export const isGiven = (id: string, { recentEntryIds }: CompanionQuestion): boolean =>
  recentEntryIds.includes(idOf(id))

/** Whether a reply is an answer of the shelf. */
export const isFact = ({ entryId }: Pick<CompanionReply, 'entryId'>): boolean => entryId.startsWith(factId)

/** The reply that an answer of the shelf is: what it is for and where it is from stand apart from it. */
export const tellOf = ({ id, answer, calls, from }: ShelfAnswer): CompanionReply => ({
  entryId: idOf(id),
  ack: `${answer}\n\n${from}`,
  block: '',
  steps: calls,
  question: '',
  options: [],
})
