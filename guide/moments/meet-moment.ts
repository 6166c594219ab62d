import type { Kind } from '#content/companion/listening/kind.ts'
import { isGrave } from '#contract/safety.ts'
import type { GuideState } from '../guide-state.ts'
import { isHeld } from '../held.ts'
import { mayAsk, nextAsk } from '../own-questions.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { type Ask, promiseToListen, say } from '../set-replies.ts'
import { lastReply, spoken, unheard } from '../unheard.ts'
import { detailTold } from './detail-told.ts'
import { expectedAnswer, isAnswered, tappedAnswer } from './expected-answer.ts'
import { mayMeet, momentsNear } from './moment-of-talk.ts'
import { type Moment, momentOf, moments, replyIdOf } from './moments.ts'

/** Up to this reply a talk has only begun. */
export const begun = 1
const justWrite = 'Let me just write'
const which = 'Is it more about one of these?'
/** Stands where a library entry's id stands, of a reply that asks so. */
export const whichId = 'listen-which'

const itself = (each: string) => each

/** The next of a moment's questions, with its answers as quick replies. */
function askOfMoment(
  moment: Moment,
  question: CompanionQuestion,
  state: GuideState,
  ack: string,
): Ask | undefined {
  if (!mayAsk(question, state) || state.isListening) return undefined
  const open = moment.questions.filter((each) => !isAnswered(each, question))
  const next = nextAsk(open, question, ({ ask }) => ask, ack)
  return next && { ask: next.ask, options: next.answers.map(({ option }) => option) }
}

/** What meets a detail that she tells in the moment that the talk is in, with another of its questions unless she was just asked one; undefined where its words tell none. */
export function meetDetail(
  now: Moment,
  question: CompanionQuestion,
  state: GuideState,
): CompanionReply | undefined {
  const ack = detailTold(now, question)
  if (ack === undefined) return undefined
  const ask = lastReply(question).endsWith('?') ? undefined : askOfMoment(now, question, state, ack)
  return say(replyIdOf(now), ack, ask)
}

/** So many replies in a row from a moment, and she is listened to for what she says now, unless she answers its question. */
const mostInARow = 3

/** What a moment has to say that this chat has not heard: what she answered, else what is said first, or as she goes on; undefined where that is used up. */
export function meetMoment(
  moment: Moment,
  question: CompanionQuestion,
  state: GuideState,
): CompanionReply | undefined {
  const expected = moment.id === state.moment ? expectedAnswer(moment, question) : undefined
  const isNew = !question.recentEntryIds.includes(replyIdOf(moment))
  const latest = question.recentEntryIds.slice(-mostInARow)
  const isWorn = latest.length === mostInARow && latest.every((id) => id === replyIdOf(moment))
  if (isWorn && !expected) return undefined
  const ack =
    (expected && unheard([expected.reply], question, itself)) ??
    (isNew ? unheard(moment.first, question, itself) : undefined) ??
    unheard(moment.on, question, itself)
  state.moment = moment.id
  return ack === undefined
    ? undefined
    : say(replyIdOf(moment), ack, askOfMoment(moment, question, state, ack))
}

/** What meets the quick reply that she tapped to a moment's question, whatever its words would mean elsewhere; undefined where she tapped none. */
export function meetTapped(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  const now = momentOf(state.moment)
  if (!now || isGrave(question.safetyLevel) || !tappedAnswer(now, question)) return undefined
  state.unsure = 0
  return meetMoment(now, question, state)
}

/** What she tapped of the moments, or that she would rather write; undefined where she tapped neither. */
export function answerWhich(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  if (question.recentEntryIds.at(-1) !== whichId) return undefined
  const text = question.text.trim()
  if (text === justWrite) {
    state.isListening = true
    return promiseToListen(question)
  }
  const moment = moments.find(({ name }) => name === text)
  return moment && meetMoment(moment, question, state)
}

/**
 * So likely must the likeliest be to be named unasked: of 35 such questions below it 23 named nothing that was hers, where listening was
 * welcome.
 */
const leastToName = 0.42

/** The moments that it may be about, as buttons: once in a chat, while it has only begun. */
export function askWhich(
  question: CompanionQuestion,
  state: GuideState,
  read: Kind,
  ack: string,
): CompanionReply | undefined {
  const { text, turns: before } = question
  if (isHeld(question) || before > begun || state.moment !== null || state.isQuiet || read === 'mourning')
    return undefined
  const near = spoken(question).includes(which)
    ? []
    : momentsNear(text, leastToName).filter((moment) => mayMeet(moment, question))
  return near.length === 0
    ? undefined
    : say(whichId, ack, { ask: which, options: [...near.map(({ name }) => name), justWrite] })
}
