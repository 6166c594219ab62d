import { asksWhoItIs } from '#content/companion/honesty.ts'
import { missed, missedStill } from '#content/companion/listening/general.ts'
import { triedThat } from '#content/companion/listening/idea-lines.ts'
import type { Kind } from '#content/companion/listening/kind.ts'
import { answerQuestion } from './answer-question.ts'
import { asksAboutIt } from './asked-of-it.ts'
import { answerUrgently, withWhomToRing } from './cannot-wait.ts'
import { asksWhatItMeant, isCorrection, ownUpToLine, takeCorrection } from './correction.ts'
import { noFactId } from './doors/say-door.ts'
import { asksForWords } from './drafts/asks-for-words.ts'
import { asksWhatListed, helpWithList } from './drafts/lists.ts'
import { takeWords } from './drafts/message-in-hand.ts'
import { wasAskedWhat } from './drafts/under-way.ts'
import { helpWithMessage } from './drafts/words-to-begin.ts'
import { aboutItself, aboutTopics, listenId, passing, reply } from './entry-reply.ts'
import { takesOffered, tellWhomAgain } from './facts/after-answer.ts'
import { answerFact, answerOfLast, askedBy, asksOfAnother, isOfBodies, tellOf } from './facts/answer-fact.ts'
import { factPlainlyAsked, factTapped, fromShelf, isQuestion } from './facts/facts-asked.ts'
import type { GuideState } from './guide-state.ts'
import { isGraveItself } from './held.ts'
import { goOn, ideasForTold, lastTopical, moreIdeas, shortAnswer } from './ideas.ts'
import { asksIdeas, wantsNoIdeas, wantsOthers } from './line/asks-ideas.ts'
import { isGoodbye, isGoodnight } from './line/goodbyes.ts'
import { plainAnswer } from './line/kind-of-line.ts'
import {
  asksAgain,
  endsInThanks,
  givesThanks,
  mindsEcho,
  noQuestions,
  notHelping,
  takesUp,
} from './line/of-its-replies.ts'
import { promiseToListenTo } from './listen.ts'
import { answerOfSafety, takeAsUnsafe } from './listen-gently.ts'
import { isNight, libraryIndex } from './matching/rank.ts'
import { meet } from './meet.ts'
import { answerWhich, meetTapped } from './moments/meet-moment.ts'
import { ofMoment } from './moments/moments.ts'
import { answerPlainly, asksNobody } from './plain-question.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { offeringEntry, plainOtherwise, type ReadLine, type Rule, readLine } from './read-line.ts'
import {
  ownUp,
  promiseNoEcho,
  promiseQuiet,
  sayGoodbye,
  takeRefusal,
  takeThanks,
  takeUp,
} from './set-replies.ts'
import { ideasOfSubject, moreOfSubject } from './subjects/give-ideas.ts'
import { line } from './unheard.ts'

/** A line that takes no leave, and that nothing presses in, is answered by the first of these that has an answer. */
const rules: readonly Rule[] = [
  ({ question, state }) => (isGraveItself(question) ? undefined : takeWords(question, state)),
  asksOnAfterFact,
  triedIdeas,
  asksOfSubject,
  answersShortly,
  passes,
  wantsNoQuestions,
  wantsNoEcho,
  saysItDoesNotHelp,
  ({ question, state }) =>
    asksWhatItMeant(question) && !asksIdeas(question.text) ? ownUpToLine(question, state) : undefined,
  ({ question, state, found }) =>
    asksWhoItIs(question.text) ? (aboutItself(question, found) ?? ownUp(question, state)) : undefined,
  ({ question }) => (asksForWords(question.text) ? undefined : asksAboutIt(question)),
  wantsListening,
  asks,
  refusesIdeas,
  takesUpIdea,
  ({ question, state }) => (isCorrection(question) ? takeCorrection(question, state) : undefined),
  thanks,
  leaves,
  speaksOfIt,
]

/** Answers a line that no card stands beside. Changes `state` by what it read. */
export function answerOrdinary(question: CompanionQuestion, state: GuideState): CompanionReply {
  const tapped = meetTapped(question, state)
  if (tapped) return withWhomToRing(pressingIn(question, state) ?? tapped, question)
  const first =
    takesLeave(question, state) ??
    answerWhich(question, state) ??
    tellTapped(question) ??
    pressingIn(question, state)
  if (first) return first
  const list = listOrIdeas(question, state)
  if (list) return withWhomToRing(list, question)
  return ideasForTold(question, state) ?? withWhomToRing(answerLine(readLine(question, state)), question)
}

/** Help with a list; where it would only ask what goes on it, ideas for what it is for, if there are some. */
function listOrIdeas(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  const { list: before } = state
  const list = helpWithList(question, state)
  const ideas = list?.entryId === asksWhatListed ? ideasOfSubject(question) : undefined
  if (ideas) state.list = before
  return ideas ?? list
}

function answerLine(read: ReadLine): CompanionReply {
  for (const rule of rules) {
    const found = rule(read)
    if (found) return found
  }
  return meet(read)
}

/** What goes before all else that she says: what she answers of her safety, and what cannot wait. */
const pressingIn = (question: CompanionQuestion, state: GuideState): CompanionReply | undefined =>
  answerOfSafety(question, state) ?? takeAsUnsafe(question) ?? answerUrgently(question)

/** A longer line than these is what she was asked for, or begins a talk, whatever words for sleep stand in it. */
const longestLeaveOf = { asked: 6, begun: 9 }

function takesLeave(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  const words = question.text.trim().split(/\s+/).length
  if (wasAskedWhat(question) && words > longestLeaveOf.asked) return undefined
  if (question.turns === 0 && words > longestLeaveOf.begun) return undefined
  const offering = offeringEntry(question)
  const isLeave = offering ? offering.topic === 'goodbye' : isGoodbye(question.text)
  const night = isGoodnight(question.text) || isNight(question.localHour)
  return isLeave ? sayGoodbye(question, state, night) : undefined
}

function tellTapped({ text }: CompanionQuestion): CompanionReply | undefined {
  const fact = factTapped(text)
  return fact && tellOf(fromShelf(fact))
}

function asksOnAfterFact({ question }: ReadLine): CompanionReply | undefined {
  const weighed = takesOffered(question) ?? tellWhomAgain(question)
  if (weighed) return weighed
  const asksElse = asksIdeas(question.text) || asksOfAnother(question)
  return asksElse ? undefined : answerOfLast(question)
}

/** A longer line than this asks for more than other ideas. */
const longestOther = 6

/** She has tried those that she was given, or asks for others in a few words. */
function triedIdeas({ question, state }: ReadLine): CompanionReply | undefined {
  const text = question.text.trim()
  const isOther = text === triedThat || (wantsOthers(text) && text.split(/\s+/).length <= longestOther)
  return state.gaveSteps && isOther ? moreIdeas(question, state) : undefined
}

/** She asks for ideas of the shelf in so many words, or for others than those that she had of it. */
function asksOfSubject(read: ReadLine): CompanionReply | undefined {
  const isShelved = ideasOfSubject(read.question) !== undefined
  return isShelved ? answerQuestion(read) : moreOfSubject(read.question)
}

/** A word or two to the ideas that she has just had. */
function answersShortly({ question, state, offering }: ReadLine): CompanionReply | undefined {
  const answer = state.gaveSteps ? shortAnswer(question.text) : undefined
  if (!answer) return undefined
  if (answer.id === 'no') return refuse(question, state)
  const isOnward = answer.id !== 'more' || offering || plainAnswer(question.text) === null
  const wasOfMoment = question.recentEntryIds.at(-1)?.startsWith(ofMoment)
  return isOnward && !state.isListening && !wasOfMoment ? goOn(answer, question) : undefined
}

/** A greeting, thanks, or a word about the guide itself, word for word. */
function passes({ question, state }: ReadLine): CompanionReply | undefined {
  const entry = passing(question)
  if (!entry) return undefined
  if (entry.topic === 'thanks') return takeThanks(question)
  if (entry.topic === 'complaint') state.moment = null
  return { ...reply(entry, question), steps: aboutTopics.has(entry.topic) ? [...entry.steps] : [] }
}

function wantsNoQuestions({ question, state, plain }: ReadLine): CompanionReply | undefined {
  return noQuestions.test(plain) ? promiseQuiet(question, state) : undefined
}

function wantsNoEcho({ question, state, plain }: ReadLine): CompanionReply | undefined {
  return mindsEcho.test(plain) ? promiseNoEcho(question, state) : undefined
}

/** What she asked is answered where she asks it once more. */
function saysItDoesNotHelp({ question, state, plain, act, which }: ReadLine): CompanionReply | undefined {
  const isNamed = which !== undefined && which !== 'any'
  if (!notHelping.test(plain) || (act === 'asks-ideas' && !isNamed)) return undefined
  state.moment = null
  const isOfShelf =
    factPlainlyAsked(askedBy(question)) || (!isNamed && asksAgain(plain) && isOfBodies(question.text))
  const answered = isOfShelf ? answerFact(question) : isNamed && answerPlainly(which, question, state)
  if (!answered) return ownUp(question, state)
  const owned = answered.entryId.startsWith(noFactId) ? missedStill : missed
  return { ...answered, ack: `${line(owned, question)} ${answered.ack}` }
}

/** A line that speaks of tips, of listening or of help may ask to be listened to; another must be so likely to. */
const surelyListen = 0.97
const ofListening =
  /\b(?:listen|vent|venting|rant|tips?|advice|suggest[a-z]{0,5}|solutions?|fix|ideas|tell me (?:to|what))\b/

function wantsListening({ question, state, plain, act, share }: ReadLine): CompanionReply | undefined {
  const isAsked = act === 'listen-only' && (ofListening.test(plain) || share >= surelyListen)
  if (!isAsked && libraryIndex.exact(question.text)?.id !== listenId) return undefined
  state.isListening = true
  return promiseToListenTo(question, state)
}

function asks(read: ReadLine): CompanionReply | undefined {
  const isForWords = helpWithMessage(read.question, read.state)
  const isOfNothing =
    !isForWords && asksNobody(read.question.text) && !factPlainlyAsked(askedBy(read.question))
  if (isOfNothing) return undefined
  return read.act.startsWith('asks') || read.which || isForWords ? answerQuestion(read) : undefined
}

function refusesIdeas({ question, state, act }: ReadLine): CompanionReply | undefined {
  return act === 'refuses' && state.gaveSteps ? refuse(question, state) : undefined
}

/** The idea that she turns down does not come again. */
function refuse(question: CompanionQuestion, state: GuideState): CompanionReply {
  const last = lastTopical(question)
  if (last) state.refused = [...new Set([...state.refused, last.id])].slice(-20)
  return takeRefusal(question)
}

function takesUpIdea({ question, state, plain }: ReadLine): CompanionReply | undefined {
  return state.gaveSteps && takesUp.test(plain) && !wantsNoIdeas(question.text) ? takeUp(question) : undefined
}

const ofThanks = /\b(?:thanks|thank you|thankyou|thx|ta|cheers|ty)\b/
/** A longer line tells more than that. */
const longestThanks = 12

function thanks({ question, plain, act }: ReadLine): CompanionReply | undefined {
  const mayThank = plain.split(' ').length <= longestThanks
  const isThanks = mayThank && ((act === 'closes' && ofThanks.test(plain)) || givesThanks.test(plain))
  return isThanks || endsInThanks(plain) ? takeThanks(question) : undefined
}

/** No line that takes leave is longer; and it is of one of these kinds. */
const longestLeave = 12
const leaving: ReadonlySet<Kind> = new Set(['plain', 'theirs', 'hers', 'plan'])

/** She goes, without a word for it. */
function leaves({ question, state, plain, act, share, kind }: ReadLine): CompanionReply | undefined {
  const isLeave =
    act === 'closes' &&
    share >= plainOtherwise &&
    !isQuestion(question.text) &&
    plain.split(' ').length <= longestLeave &&
    leaving.has(kind)
  return isLeave ? sayGoodbye(question, state, isNight(question.localHour)) : undefined
}

function speaksOfIt({ question, act, kind, found }: ReadLine): CompanionReply | undefined {
  return act === 'about-you' && kind === 'plain' ? aboutItself(question, found) : undefined
}
