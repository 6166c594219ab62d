import * as general from '#content/companion/listening/general.ts'
import type { Kind } from '#content/companion/listening/kind.ts'
import {
  easyQuestions,
  firstQuestions,
  leaveBe,
  type PlainAnswer,
  plainAnswers,
  sayBack,
} from '#content/companion/listening/say-back.ts'
import { saysLoss } from '#reading/text/says-loss.ts'
import { type GuideState, keepTold } from './guide-state.ts'
import { isGentle } from './held.ts'
import { mayQuote, thoughtOfKind, untold } from './line/her-words.ts'
import { plainAnswer } from './line/kind-of-line.ts'
import { haveSaidBack, reflectionFor } from './line/reflection.ts'
import { isDry, isLaughing } from './line/tone.ts'
import { expectedAnswer } from './moments/expected-answer.ts'
import { askWhich, begun, meetDetail, meetMoment } from './moments/meet-moment.ts'
import { isTender, lossIn, lossTold, mayMeet, momentIn, tellsElsewhere } from './moments/moment-of-talk.ts'
import { type Moment, momentOf, ofMoment, replyIdOf } from './moments/moments.ts'
import { looksLikeAnswer, mayAsk, nextAsk, nextOpenAsk, openQuestionAsked } from './own-questions.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { type Ask, askForIdeas, hearOnly, justListen, promiseToListen, say, simpleId } from './set-replies.ts'
import { lastReply, line, unheard } from './unheard.ts'

/** So many of her shortest answers in a row, and nothing more is asked; and a first line of so few words says too little to ask about it. */
const fewestWords = 3
/** A line that begins so answers; and one of so few words does, where it was asked. */
const opensAnswer = /^(?:yes|yeah|yep|yea|no|nah|nope|naw|well)\b/i
const longestAnswer = 8
/** A longer line than this may be about anything, whatever the talk was about. */
const longestOnward = 25

/** Beside what asks nothing. */
const leftAlone = [askForIdeas, justListen]

/** What says by itself little of how it is for her. */
const faint: ReadonlySet<Kind> = new Set(['hers', 'theirs', 'plain', 'count'])
/** And these not even that she tells of somebody. */
const unread: ReadonlySet<Kind> = new Set(['plain', 'answer', 'count', 'age'])
/** These turn a talk, or bring it to rest, whatever it was about. */
const turning: ReadonlySet<Kind> = new Set(['plan', 'done', 'fine', 'otherwise', 'glad', 'mourning'])
/** These say that something is over, or that the guide has it wrong. */
const restful: ReadonlySet<Kind> = new Set(['done', 'otherwise'])

/** After good news these are of it: she cries for joy, or is awake with it. */
const lifted: ReadonlySet<Kind> = new Set(['tears', 'awake', 'noise', 'alone'])
const isGladTalk = ({ recentEntryIds }: CompanionQuestion): boolean =>
  recentEntryIds.slice(-4).some((id) => {
    const moment = id.startsWith(ofMoment) ? momentOf(id.slice(ofMoment.length)) : undefined
    return id === 'listen-glad' || moment?.topic === 'joy'
  })

const itself = (each: string) => each
const hasAsked = (question: CompanionQuestion) => lastReply(question).endsWith('?')
const wordsIn = (text: string) => text.trim().split(/\s+/).length

const open = (asks: readonly string[]): Ask[] => asks.map((ask) => ({ ask, options: [] }))

/** These are met as what they are, whatever was asked. */
const heavier: ReadonlySet<Kind> = new Set([
  'outburst',
  'blame',
  'mourning',
  'hurt',
  'alone',
  'low',
  'ill',
  'otherwise',
  'done',
  'glad',
])

/** Answers a word or two that no question expects: by a line for that word. */
function meetWord(word: PlainAnswer, question: CompanionQuestion, state: GuideState): CompanionReply {
  state.unsure++
  if (state.unsure >= fewestWords) {
    const rest = unheard(leaveBe, question, itself)
    if (rest) return say('listen-quiet', rest)
  }
  const asks =
    mayAsk(question, state) &&
    !isTender(momentOf(state.moment)) &&
    word !== 'nothing' &&
    word !== 'ok' &&
    state.unsure < fewestWords
  return say(
    'listen-answer',
    line(plainAnswers[word], question),
    asks ? nextAsk(easyQuestions, question, ({ ask }) => ask) : undefined,
  )
}

/** What may be asked of a line of a kind: nothing of an answer, since one question after the other is an interview. */
function askOfKind(kind: Kind, question: CompanionQuestion, state: GuideState, ack: string): Ask | undefined {
  if (!mayAsk(question, state) || state.isListening || hasAsked(question)) return undefined
  if (question.turns === 0 && kind === 'plain' && wordsIn(question.text) <= fewestWords)
    return nextAsk(open(firstQuestions), question, ({ ask }) => ask, ack)
  const { questions } = sayBack[kind]
  if (questions.length === 0) return undefined
  const next = nextOpenAsk(questions, question, ack)
  return next && { ask: next.ask, options: [] }
}

/** What is said to a line of a kind: with a piece of hers where the last reply had none, else without. */
function sayBackTo(kind: Kind, question: CompanionQuestion, phrase: string | undefined): string {
  const { lines, quoting } = sayBack[kind]
  if (phrase && !lastReply(question).includes('“')) {
    const frame = unheard(quoting, question, itself)
    if (frame) return frame.replace('{said}', phrase)
  }
  return (
    unheard(lines, question, itself) ??
    unheard([...sayBack.plain.lines, ...general.stillHere], question, itself) ??
    line(general.stillHere, question)
  )
}

/** What may stand after her own words where no word shows how she is: she laughs, or tells it drily, or nothing is known of that. */
function linesAfter(question: CompanionQuestion): readonly string[] {
  if (isLaughing(question.text)) return general.afterLightWords
  return isDry(question) ? general.wryWords : general.afterHerWords
}

/** Her line said back, with what is said to its kind where its words show one; '' where there is neither. */
function withLineOf(kind: Kind, question: CompanionQuestion, reflected: string | undefined): string {
  const lines = untold.has(kind) ? (reflected ? linesAfter(question) : []) : sayBack[kind].lines
  const said = unheard(lines, question, itself)
  return [reflected, said].filter((each) => each !== undefined).join(' ')
}

/**
 * Goes on with what she tells of a moment that is no answer: her line said back, or what is said of how she is; undefined where her words
 * show neither, and the moment has something of its own.
 */
function meetOnward(
  question: CompanionQuestion,
  kind: Kind,
  reflected: string | undefined,
): CompanionReply | undefined {
  const ack = withLineOf(kind, question, reflected)
  return ack === '' ? undefined : say(`listen-${kind}`, ack)
}

/** She wants to be listened to: her line said back, or what is said of how she is; else no more than that it listens. */
function onlyListen(question: CompanionQuestion, kind: Kind, reflected: string | undefined): CompanionReply {
  const met = meetOnward(question, kind, reflected)
  return met ? say('listen-only', met.ack) : hearOnly(question)
}

/** Her line with the one before it, which together may tell what neither does. */
const withLineBefore = ({ history, text }: CompanionQuestion): string =>
  [history.findLast(({ role }) => role === 'user')?.content ?? '', text].join('\n')

/**
 * The moment that her line begins, or goes on with. A talk stays in its moment as long as she answers what was asked or says little: of
 * what else she writes its words do not tell whether it is about that still.
 */
function momentOfTalk(question: CompanionQuestion, state: GuideState, read: Kind): Moment | undefined {
  const { text } = question
  const now = momentOf(state.moment)
  if ((read === 'mourning' || saysLoss(text)) && now?.topic !== 'grief') return lossIn(text)
  const isUnderWay = question.turns > begun
  if (!now)
    return momentIn(text, isUnderWay) ?? (isUnderWay ? undefined : momentIn(withLineBefore(question), true))
  if (expectedAnswer(now, question)) return now
  const other = momentIn(text, true)
  const isOther = turning.has(read) || wordsIn(text) > longestOnward || tellsElsewhere(text, now)
  return other ?? (isOther ? undefined : now)
}

/** What meets her answer to an open question, with her line said back where it may be; undefined where none was asked, or what she says does not look like one. */
function answerToOpen(
  question: CompanionQuestion,
  read: Kind,
  reflected: string | undefined,
): CompanionReply | undefined {
  const { text } = question
  const asked = openQuestionAsked(question)
  if (!asked || heavier.has(read) || plainAnswer(text) !== null) return undefined
  const isAnswer =
    !untold.has(read) || looksLikeAnswer(text, asked) || (!reflected && wordsIn(text) <= longestAnswer)
  if (!isAnswer) return undefined
  const ack = unheard(asked.met, question, itself)
  if (!ack) return undefined
  return say('listen-answer', reflected ? `${reflected} ${ack}` : ack)
}

/** What meets a detail of the moment that the talk is in, unless she answers its question, or turns to something else. */
function detailOf(question: CompanionQuestion, state: GuideState, read: Kind): CompanionReply | undefined {
  const now = momentOf(state.moment)
  return now && !restful.has(read) && mayMeet(now, question) && !expectedAnswer(now, question)
    ? meetDetail(now, question, state)
    : undefined
}

/** Promises to listen alone, after what is first said of what she tells of where that is plain. */
export function promiseToListenTo(question: CompanionQuestion, state: GuideState): CompanionReply {
  const moment = momentIn(question.text, state.moment !== null) ?? lossTold({ history: withThis(question) })
  const promise = promiseToListen(question)
  if (!moment || !mayMeet(moment, question)) return promise
  const isNew = !isGentle(question) && moment.id !== state.moment
  state.moment = moment.id
  const first = isNew ? unheard(moment.first, question, itself) : undefined
  return first ? { ...promise, ack: `${first} ${promise.ack}` } : promise
}

const withThis = ({ history, text }: CompanionQuestion): CompanionQuestion['history'] => [
  ...history,
  { role: 'user', content: text },
]

/** Stays with what she tells or answers. Changes `state` by what it read. */
export function listen(question: CompanionQuestion, state: GuideState, read: Kind): CompanionReply {
  const { text } = question
  const found = momentOfTalk(question, state, read)
  const goesOn =
    found !== undefined &&
    found.id === state.moment &&
    question.recentEntryIds.includes(replyIdOf(found)) &&
    !expectedAnswer(found, question)
  const moment = found && mayMeet(found, question) ? found : undefined
  const thought =
    mayQuote(question, read) && !isTender(moment ?? momentOf(state.moment)) ? thoughtOfKind(text, read) : null
  if (thought && read !== 'plan' && read !== 'done') keepTold(state, thought.thought)
  const maySayBack = !state.mindsEcho && !haveSaidBack(question)
  const reflected = maySayBack ? reflectionFor(question, read) : undefined
  const told = detailOf(question, state, read) ?? answerToOpen(question, read, reflected)
  if (told) {
    state.unsure = 0
    return told
  }
  const isAnswer =
    faint.has(read) && (opensAnswer.test(text) || (hasAsked(question) && wordsIn(text) <= longestAnswer))
  const kind = isAnswer ? 'answer' : lifted.has(read) && isGladTalk(question) ? 'glad' : read
  const word = read === 'done' || read === 'fine' ? null : plainAnswer(text)
  // In a loss what is said of how she is may miss what it is about.
  const ofHow = isTender(moment) ? 'plain' : kind
  const onward = moment && goesOn && !word ? meetOnward(question, ofHow, reflected) : undefined
  if (onward) {
    state.unsure = 0
    return onward
  }
  const met = moment && meetMoment(moment, question, state)
  if (met) {
    state.unsure = word ? state.unsure + 1 : 0
    const mayGoOn = state.unsure < fewestWords && (word !== null || !goesOn)
    return mayGoOn ? met : { ...met, question: '', options: [...leftAlone] }
  }
  if (state.isListening) return onlyListen(question, kind, reflected)
  if (word) return meetWord(word, question, state)
  state.unsure = 0
  const mayBeDry = !reflected && untold.has(kind) && !isTender(moment ?? momentOf(state.moment))
  const wry = mayBeDry && isDry(question) ? unheard(general.wryWords, question, itself) : undefined
  if (wry) return askWhich(question, state, kind, wry) ?? say(`listen-${kind}`, wry)
  const ack = reflected
    ? withLineOf(kind, question, reflected)
    : // A line that is a single thought would be said back whole.
      sayBackTo(kind, question, thought && !thought.isAll && maySayBack ? thought.thought : undefined)
  const isSaidBack = reflected !== undefined || (untold.has(kind) && ack.includes('“'))
  const ask = isSaidBack ? undefined : askOfKind(kind, question, state, ack)
  const isUnmet = !isSaidBack && unread.has(kind)
  const which = askWhich(question, state, kind, ack)
  if (which || !isUnmet) return which ?? say(`listen-${kind}`, ack, ask)
  return sayItIsSimple(question) ?? say(unmetId, ack, ask)
}

/** Stands where a library entry's id stands, of a reply that would fit anything: nothing of her line was met. */
const unmetId = 'listen-unmet'

/** Says once what it is, and where else there is somebody, in place of a second reply in a row that would fit anything. */
function sayItIsSimple(question: CompanionQuestion): CompanionReply | undefined {
  const { recentEntryIds } = question
  if (recentEntryIds.at(-1) !== unmetId || recentEntryIds.includes(simpleId)) return undefined
  return say(simpleId, line(general.simple, question))
}
