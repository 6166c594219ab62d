import type { Kind } from '#content/companion/listening/kind.ts'
import { offerFact } from '#content/companion/listening/plain-questions.ts'
import { modeFallbackEntries } from '#content/companion/mode-fallbacks.ts'
import { isGrave } from '#contract/safety.ts'
import { saysLoss } from '#reading/text/says-loss.ts'
import { isPlainlyIll, meetByEntry, reply } from './entry-reply.ts'
import { answerFact, askedBy, isFact, isGiven, tellOf } from './facts/answer-fact.ts'
import { factMet, fromShelf, pressingFact, signTold } from './facts/facts-asked.ts'
import { isGentle, isGraveItself, isHeld } from './held.ts'
import { wantsNoIdeas } from './line/asks-ideas.ts'
import { plainAnswer } from './line/kind-of-line.ts'
import { listen } from './listen.ts'
import { listenGently } from './listen-gently.ts'
import { detailTold } from './moments/detail-told.ts'
import { expectedAnswer, isExpectedWhole } from './moments/expected-answer.ts'
import { whichId } from './moments/meet-moment.ts'
import {
  isLossOfAnother,
  isUnharmful,
  lossIn,
  mayMeet,
  mayOfferFact,
  momentIn,
} from './moments/moment-of-talk.ts'
import { type Moment, momentOf } from './moments/moments.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import type { ReadLine } from './read-line.ts'
import { line } from './unheard.ts'

/** Kinds of lines that say too little of a subject to be met by an entry. */
const ownWords: ReadonlySet<Kind> = new Set(['fine', 'done', 'plan', 'otherwise', 'age'])

/** Lines of these kinds the shelf may have an answer for, though nothing else tells what the talk is about. */
const ofBody: ReadonlySet<Kind> = new Set(['noise', 'awake', 'sore'])

/** A tapped answer, or one that is typed like it, has no room for something grave; what is told or answered within what is harmless has little. */
const isMetBesideTheQuestion = (now: Moment, question: CompanionQuestion): boolean =>
  isExpectedWhole(now, question) ||
  (isUnharmful(now) && (expectedAnswer(now, question) ?? detailTold(now, question)) !== undefined)

/** A sign that must not wait, where she tells of no loss. */
const signOf = (question: CompanionQuestion, told: Moment | undefined) =>
  question.lossMode || told?.topic === 'grief' || saysLoss(question.text)
    ? undefined
    : signTold(askedBy(question))

/**
 * What she tells: whom to ring where somebody is ill, an entry where it is plainly meant, else it listens, with an answer of the shelf for
 * her to tap where one is for that. Where something grave stands over
 * the talk no entry of the library meets her, since it says what she may not have meant.
 */
export function meet(read: ReadLine): CompanionReply {
  const { question, state, topic, kind, found, offering } = read
  const told =
    momentIn(question.text, state.moment !== null || question.turns > 0) ??
    (saysLoss(question.text) ? lossIn(question.text) : undefined)
  const now = momentOf(state.moment)
  const mayBeMet = isUnharmful(told) || (now !== undefined && isMetBesideTheQuestion(now, question))
  const stay = () => {
    if (!isGentle(question) || (!isGrave(question.safetyLevel) && mayBeMet))
      return listen(question, state, kind)
    // What it may be about is kept for what she tells next.
    if (told && mayMeet(told, question)) state.moment = told.id
    return listenGently(question, state, kind)
  }
  if (state.isListening) return stay()
  const met = factMet(question.text)
  const fact = met && !isGiven(met.id, question) ? met : undefined
  const isHeavy = isGraveItself(question)
  // Whom to ring is no tip: it is said at the first word of somebody who is ill.
  const isIll = kind === 'ill' || (isPlainlyIll(found) && !isHeavy)
  const pressing = isHeavy ? undefined : (pressingFact(question.text) ?? signOf(question, told))
  const unasked = (isIll && fact) || (pressing && !isGiven(pressing.id, question) && pressing)
  const isAnswer = now !== undefined && expectedAnswer(now, question) !== undefined
  if (unasked && !isAnswer) return tellOf(fromShelf(unasked))
  if (kind === 'ill') {
    const answered = answerFact(question)
    if (isFact(answered)) return answered
    const { question: ask, options } = answered
    if (ask) return { ...stay(), question: ask, options }
  }
  if (isHeld(question)) return stay()
  const entry =
    told || isAnswer || plainAnswer(question.text) || ownWords.has(kind) || isLossOfAnother(question.text)
      ? undefined
      : meetByEntry(question, topic, found, offering !== undefined)
  if (entry) return entry.reply
  const inMode = modeFallbackEntries.find(
    ({ when }) => question.mode !== null && when?.mode?.includes(question.mode),
  )
  if (inMode && question.turns === 0 && state.moment === null && !told)
    return { ...reply(inMode, question), steps: [] }
  const listening = stay()
  const mayOffer =
    fact &&
    listening.entryId !== whichId &&
    !question.lossMode &&
    (state.moment === null ? ofBody.has(kind) : mayOfferFact(momentOf(state.moment))) &&
    !wantsNoIdeas(question.text)
  return mayOffer
    ? { ...listening, question: line(offerFact, question), options: [fact.question] }
    : listening
}
