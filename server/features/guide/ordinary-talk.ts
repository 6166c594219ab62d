import { continuations } from '#content/companion/continuations.ts'
import type { CompanionEntry } from '#content/companion/entry.ts'
import { asksWhoItIs } from '#content/companion/honesty.ts'
import { library } from '#content/companion/library.ts'
import { missed } from '#content/companion/listening/general.ts'
import { triedThat } from '#content/companion/listening/idea-lines.ts'
import type { Kind } from '#content/companion/listening/kind.ts'
import type { PlainQuestion } from '#content/companion/listening/plain-questions.ts'
import { modeFallbackEntries } from '#content/companion/mode-fallbacks.ts'
import { dangerOf, isGrave } from '#contract/safety.ts'
import { readTurn } from '#reading/talk/read-turn.ts'
import { ranked } from '#reading/talk/table.ts'
import type { Act } from '#reading/talk/turn.ts'
import { saysLoss } from '#server/features/memory/says-loss.ts'
import { answerUrgently, withWhomToRing } from './cannot-wait.ts'
import { asksWhatItMeant, isCorrection, ownUpToLine, takeCorrection } from './correction.ts'
import { helpWithMessage, isOfMessage } from './drafts/words-to-begin.ts'
import {
  aboutItself,
  aboutTopics,
  asksAboutIt,
  type Found,
  isPlainlyIll,
  listenId,
  passing,
  reply,
} from './entry-reply.ts'
import {
  answerFact,
  answerOfLast,
  askedBy,
  asksMore,
  isOfBodies,
  speaksOfBodies,
  tellOf,
} from './facts/answer-fact.ts'
import { factPlainlyAsked, factTapped, fromShelf, isQuestion, nearIds } from './facts/facts-asked.ts'
import type { GuideState } from './guide-state.ts'
import { isGraveItself } from './held.ts'
import {
  goOn,
  ideasForLikeliest,
  ideasTapped,
  lastTopical,
  moreIdeas,
  offerIdeas,
  shortAnswer,
} from './ideas.ts'
import { asksIdeas, wantsNoIdeas } from './line/asks-ideas.ts'
import { isGoodbye, isGoodnight } from './line/goodbyes.ts'
import { kindOf, plainAnswer, plainly } from './line/kind-of-line.ts'
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
import { answerGently, answerOfSafety, takeAsUnsafe } from './listen-gently.ts'
import { isNight, libraryIndex, rank } from './matching/rank.ts'
import { meet } from './meet.ts'
import { answerWhich, meetTapped } from './moments/meet-moment.ts'
import { mayBeginWords } from './moments/moment-of-talk.ts'
import { momentOf, ofMoment } from './moments/moments.ts'
import { answerPlainly, plainQuestionIn } from './plain-question.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import {
  ownUp,
  promiseNoEcho,
  promiseQuiet,
  sayGoodbye,
  takeRefusal,
  takeThanks,
  takeUp,
} from './set-replies.ts'
import { lastReply, line } from './unheard.ts'

const offeredBy = new Map<string, CompanionEntry>(
  [...library, ...continuations, ...modeFallbackEntries].map((entry) => [entry.id, entry]),
)

/** The entry of the last reply, where the text is one of its quick replies. */
function offeringEntry({ text, recentEntryIds }: CompanionQuestion): CompanionEntry | undefined {
  const last = offeredBy.get(recentEntryIds.at(-1) ?? '')
  return last?.options.includes(text.trim()) ? last : undefined
}

/** What she does with a line is plain from here on; below it she is taken to tell. */
const plainAct = 0.42
/** What has the form of a question is one of some sort from here on; below it she asks nobody. */
const likelyAsked = 0.1
/** What has not the form of a question must be so likely to be one; and so likely to take leave, where no word of it does. */
const plainAskedOtherwise = 0.85
/** No line that takes leave is longer; and it is of one of these kinds. */
const longestLeave = 12
const leaving: ReadonlySet<Kind> = new Set(['plain', 'theirs', 'hers', 'plan'])
/** A line that speaks of tips, of listening or of help may ask to be listened to; another must be so likely to. */
const surelyListen = 0.97
const ofListening =
  /\b(?:listen|vent|venting|rant|tips?|advice|suggest[a-z]{0,5}|solutions?|fix|ideas|tell me (?:to|what))\b/
const thanks = /\b(?:thanks|thank you|thankyou|thx|ta|cheers|ty)\b/
/** A longer line tells more than that. */
const longestThanks = 12
/** Of a long line the beginning says whether it tells of a loss. */
const longestLoss = 300
/** What her line is, read once: what she does with it, what it is about, and what of the library comes near. */
function readLine(question: CompanionQuestion, state: GuideState) {
  const { text } = question
  const asked = lastReply(question)
  const read = readTurn({ text, asked, before: momentOf(state.moment)?.topic ?? null })
  const [first] = ranked(read.act)
  const ideas = read.act['asks-ideas']
  const isOfIdeas = !isQuestion(text) || (ideas >= plainAct && ideas > read.act['asks-fact'])
  const asks = isOfIdeas ? 'asks-ideas' : 'asks-fact'
  const asking = read.act['asks-fact'] + read.act['asks-ideas']
  const mayAsk = isQuestion(text)
    ? asking >= plainAct ||
      factPlainlyAsked(askedBy(question)) ||
      (asking >= likelyAsked && nearIds(text).length > 0)
    : ideas >= plainAskedOtherwise
  // A loss is told before anything is asked.
  const isLoss = mayAsk && !text.includes('?') && saysLoss(text.slice(0, longestLoss))
  const isAsking = mayAsk && !isLoss && plainAnswer(text) === null
  const plain = plainly(text)
  const act: Act = asksIdeas(text)
    ? 'asks-ideas'
    : isAsking
      ? asks
      : first && first[1] >= plainAct && !first[0].startsWith('asks')
        ? first[0]
        : 'tells'
  const which = plainQuestionIn(text, act === 'tells' && asking >= likelyAsked)
  return { act, topic: read.topic, plain, which, kind: kindOf(text), share: first?.[1] ?? 0 }
}

/** What asks so wants a fact and no idea. */
const ofFact =
  /\b(?:can i|is it (?:ok|okay|safe|normal|bad)|am i allowed|how (?:long|much|many|often|old|soon|warm|hot)|when (?:can|should|do|does) |do i (?:need|have) to)\b/

/** About a body these ask for what is known, and not for what anybody thinks. */
const ofFacts: ReadonlySet<PlainQuestion> = new Set(['what-do-you-think', 'why', 'will-it', 'any'])

/** What she may be told of how to look after somebody. */
const ofCare =
  /\b(?:should|shall|do) i (?:be |just |try to |trying to )*(?:give|wake|stop|feed|wean|use|take|start|put|let|offer|keep|wash|bath)\b/

/** She is asked whether somebody hurts her: a message might make that worse. */
const isOfViolence = ({ softLine }: CompanionQuestion): boolean =>
  softLine != null && dangerOf[softLine] === 'violence'

/** Where the shelf has nothing that is plainly for these, ideas answer them as well. */
const ofDoing =
  /\b(?:how (?:do|can|could|would|should) (?:i|we|you)|what (?:do|can|could|should) (?:i|we) do)\b/

/** Her question: of fact, for ideas, for words, or one that is just asked of whoever is there. */
function answerQuestion(
  asked: { act: Act; which: PlainQuestion | undefined; found: readonly Found[] },
  question: CompanionQuestion,
  state: GuideState,
): CompanionReply {
  const { act, which, found } = asked
  const { text } = question
  const asksHow = ofDoing.test(plainly(text))
  const isFact = factPlainlyAsked(askedBy(question))
  if (isFact && (act !== 'asks-ideas' || (ofFact.test(plainly(text)) && !asksIdeas(text))))
    return answerFact(question)
  if (isGraveItself(question)) {
    if (kindOf(text) === 'ill') return answerFact(question)
    const done = act === 'asks-fact' && asksHow ? offerIdeas(question, state, found) : undefined
    if (done) return done
    if (act === 'asks-fact' && speaksOfBodies(text)) return answerFact(question)
    const isEveryday =
      mayBeginWords(momentOf(state.moment)) || (isOfMessage(question) && !isOfViolence(question))
    const mayBegin = !isGrave(question.safetyLevel) && isEveryday
    const begun = mayBegin ? helpWithMessage(question) : undefined
    if (begun) return begun
    const ideas = act === 'asks-ideas' ? offerIdeas(question, state, found) : undefined
    if (ideas) return ideas
    if (asksIdeas(text)) return ideasForLikeliest(question, state)
    const known = which === 'is-it-serious' && answerPlainly(which, question, state)
    return known || answerGently(question, state, which)
  }
  const message = helpWithMessage(question)
  if (message) return message
  if (which === 'is-it-normal' && isOfBodies(text)) return answerFact(question)
  if (which && ofFacts.has(which) && speaksOfBodies(text)) return answerFact(question)
  if (which === 'should-i' && ofCare.test(plainly(text)) && speaksOfBodies(text)) return answerFact(question)
  const answered = which && answerPlainly(which, question, state)
  if (answered) return answered
  if (isPlainlyIll(found)) return answerFact(question)
  if (act === 'asks-fact') {
    const elsewhere = isOfBodies(text) ? undefined : answerPlainly('any', question, state)
    const ideas = (asksHow ? offerIdeas : offerPlainIdea)(question, state, found)
    return ideas ?? elsewhere ?? answerFact(question)
  }
  state.isListening = false
  const ideas = offerIdeas(question, state, found)
  if (ideas) return ideas
  const isOfShelf = (isFact && !asksIdeas(text)) || asksMore(question)
  return isOfShelf ? answerFact(question) : ideasForLikeliest(question, state)
}

/** Where what reads like a question of fact is word for word what an entry gives ideas for. */
const offerPlainIdea: typeof offerIdeas = (question, state, found) =>
  found[0]?.isExact ? offerIdeas(question, state, found) : undefined

/** Answers a line that no card stands beside, in the order in which one thing goes before another. Changes `state` by what it read. */
export function answerOrdinary(question: CompanionQuestion, state: GuideState): CompanionReply {
  const { text } = question
  const offering = offeringEntry(question)
  const night = isNight(question.localHour)
  const met = meetTapped(question, state)
  if (met) return withWhomToRing(pressingIn(question, state) ?? met, question)
  if (offering ? offering.topic === 'goodbye' : isGoodbye(text))
    return sayGoodbye(question, state, isGoodnight(text) || night)
  const chosen = answerWhich(question, state) ?? ideasTapped(question, state)
  if (chosen) return chosen
  const tapped = factTapped(text)
  if (tapped) return tellOf(fromShelf(tapped))
  const pressing = pressingIn(question, state)
  return pressing ?? withWhomToRing(answerLine(question, state, { offering, night }), question)
}

/** What goes before all else that she says: what she answers of her safety, and what cannot wait. */
const pressingIn = (question: CompanionQuestion, state: GuideState): CompanionReply | undefined =>
  answerOfSafety(question, state) ?? takeAsUnsafe(question) ?? answerUrgently(question)

/** Answers a line that takes no leave, and that nothing presses in. */
function answerLine(
  question: CompanionQuestion,
  state: GuideState,
  { offering, night }: { offering: CompanionEntry | undefined; night: boolean },
): CompanionReply {
  const { text } = question
  const { act, topic, plain, which, kind, share } = readLine(question, state)
  const ofLast = asksIdeas(text) || factPlainlyAsked(askedBy(question)) ? undefined : answerOfLast(question)
  if (ofLast) return ofLast
  const more = state.gaveSteps && text.trim() === triedThat ? moreIdeas(question, state) : undefined
  if (more) return more
  const incoming = state.gaveSteps ? shortAnswer(text) : undefined
  if (incoming?.id === 'no') return refuse(question, state)
  const isOnward = incoming && (incoming.id !== 'more' || offering || plainAnswer(text) === null)
  if (incoming && isOnward && !state.isListening) {
    const wasOfMoment = question.recentEntryIds.at(-1)?.startsWith(ofMoment)
    if (!wasOfMoment) return goOn(incoming, question)
  }
  const small = passing(question)
  if (small?.topic === 'thanks') return takeThanks(question)
  if (small?.topic === 'complaint') state.moment = null
  if (small) return { ...reply(small, question), steps: aboutTopics.has(small.topic) ? [...small.steps] : [] }
  if (noQuestions.test(plain)) return promiseQuiet(question, state)
  if (mindsEcho.test(plain)) return promiseNoEcho(question, state)
  if (notHelping.test(plain) && act !== 'asks-ideas') {
    state.moment = null
    const isNamed = which !== undefined && which !== 'any'
    const isOfShelf =
      factPlainlyAsked(askedBy(question)) || (!isNamed && asksAgain(plain) && isOfBodies(text))
    const answered = isOfShelf ? answerFact(question) : isNamed && answerPlainly(which, question, state)
    return answered
      ? { ...answered, ack: `${line(missed, question)} ${answered.ack}` }
      : ownUp(question, state)
  }
  if (asksWhatItMeant(question) && !asksIdeas(text)) return ownUpToLine(question, state)
  const found = rank(libraryIndex.search(text), question)
  if (asksWhoItIs(text)) return aboutItself(question, found) ?? ownUp(question, state)
  const itself = asksAboutIt(question)
  if (itself) return itself
  const wantsListening = act === 'listen-only' && (ofListening.test(plain) || share >= surelyListen)
  if (wantsListening || libraryIndex.exact(text)?.id === listenId) {
    state.isListening = true
    return promiseToListenTo(question, state)
  }
  if (act.startsWith('asks') || which || helpWithMessage(question))
    return answerQuestion({ act, which, found }, question, state)
  if (act === 'refuses' && state.gaveSteps) return refuse(question, state)
  if (state.gaveSteps && takesUp.test(plain) && !wantsNoIdeas(text)) return takeUp(question)
  if (isCorrection(question)) return takeCorrection(question, state)
  const mayThank = plain.split(' ').length <= longestThanks
  const isThanks = mayThank && ((act === 'closes' && thanks.test(plain)) || givesThanks.test(plain))
  if (isThanks || endsInThanks(plain)) return takeThanks(question)
  if (
    act === 'closes' &&
    share >= plainAskedOtherwise &&
    !isQuestion(text) &&
    plain.split(' ').length <= longestLeave &&
    leaving.has(kind)
  )
    return sayGoodbye(question, state, night)
  const itsOwn = act === 'about-you' && kind === 'plain' && aboutItself(question, found)
  if (itsOwn) return itsOwn
  return meet(question, state, { topic, kind, found, isTapped: offering !== undefined })
}

/** The idea that she turns down does not come again. */
function refuse(question: CompanionQuestion, state: GuideState): CompanionReply {
  const last = lastTopical(question)
  if (last) state.refused = [...new Set([...state.refused, last.id])].slice(-20)
  return takeRefusal(question)
}
