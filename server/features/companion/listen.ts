import { byTopic } from '#content/companion/listening/by-topic.ts'
import * as general from '#content/companion/listening/general.ts'
import type { Kind } from '#content/companion/listening/kind.ts'
import {
  easyQuestions,
  firstQuestions,
  leaveBe,
  type PlainAnswer,
  plainAnswers,
  sayBack,
  takeUp,
} from '#content/companion/listening/say-back.ts'
import { ofSomebody } from '#content/companion/listening/somebody.ts'
import { bySubject, type Subject } from '#content/companion/listening/subjects.ts'
import type { Topic } from '#content/companion/listening/topic.ts'
import type { Likely } from '#reading/talk/table.ts'
import { type GuideState, keepTold } from './guide-state.ts'
import { isHeld } from './held.ts'
import { keyPhrase, mayQuote } from './her-words.ts'
import { plainAnswer } from './kind-of-line.ts'
import { mayAsk, nextAsk } from './own-questions.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { type Ask, promiseToListen, say } from './set-replies.ts'
import { type Somebody, wholeSomebodyOf } from './somebody.ts'
import { wholeSubjectOf } from './subject-of-line.ts'
import { halfSureOf, isTender, topicOfTalk } from './topic-of-talk.ts'
import { line, spoken, unheard } from './unheard.ts'

/** From this reply on it may ask what a talk is about, or go back to what she said before. */
const underWay = 2
/** So many of her shortest answers in a row, and nothing more is asked; and a first line of so few words says too little to ask about it. */
const fewestWords = 3
/** A line that begins so answers; and one of so few words does, where it was asked. */
const opensAnswer = /^(?:yes|yeah|yep|yea|no|nah|nope|naw|well)\b/i
const longestAnswer = 6
/** From here on a line is met as good news, and as a low day. */
const [glad, low] = [0.9, 0.3]

const justWrite = 'Let me just write'
const which = 'Is it more about one of these?'

type KnownTopic = keyof typeof byTopic

/** Her line as it is met. */
interface Line {
  question: CompanionQuestion
  state: GuideState
  topic: Likely<Topic>
  kind: Kind
  /** What it speaks of, where it says no more than that. */
  subject: Subject | undefined
  /** Whom it names, where it says no more of that than what they are. */
  somebody: Somebody | undefined
  /** What of it may be said back; null where nothing may. */
  phrase: string | null
}

const topicNamed = (text: string): KnownTopic | undefined =>
  (Object.keys(byTopic) as KnownTopic[]).find((topic) => byTopic[topic].name === text.trim())

/** What says by itself little of how it is for her. */
const faint: ReadonlySet<Kind> = new Set(['hers', 'theirs', 'plain', 'count'])

/** After these it may go back to what she said before. */
const takesUp: ReadonlySet<Kind> = new Set(['count', 'plain', 'answer'])
/** Where its own questions are used up, others fit as well. */
const asksOn: ReadonlySet<Kind> = new Set(['hers', 'theirs', 'plain', 'feeling', 'spent', 'torn'])

const wordsIn = (text: string) => text.trim().split(/\s+/).length

const open = (asks: readonly string[]): Ask[] => asks.map((ask) => ({ ask, options: [] }))

/** What she tapped of the three topics, or that she would rather write; undefined where she tapped neither. */
export function answerWhich(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  if (question.recentEntryIds.at(-1) !== 'listen-which') return undefined
  if (question.text.trim() === justWrite) {
    state.isListening = true
    return promiseToListen(question)
  }
  const topic = topicNamed(question.text)
  if (!topic) return undefined
  state.topic = topic
  const { lines, questions } = byTopic[topic]
  return say(
    `listen-${topic}`,
    line(lines, question),
    unheard(questions, question, ({ ask }) => ask),
  )
}

const lastReply = ({ history }: CompanionQuestion): string =>
  history.findLast(({ role }) => role === 'assistant')?.content ?? ''

/** Goes back to a piece of what she told before, which it has not gone back to yet. */
function askAgainOf({ question, state, phrase }: Line): Ask | undefined {
  if (!mayQuote(question) || question.turns < underWay) return undefined
  const heard = spoken(question)
  const said = state.told.find(
    (each) =>
      each !== phrase && heard.split(`“${each}”`).length <= 2 && !lastReply(question).includes(`“${each}”`),
  )
  const frame = said && unheard(takeUp, question, (each) => each)
  return frame ? { ask: frame.replace('{said}', said), options: [] } : undefined
}

function askOf(met: Line, ack: string): Ask | undefined {
  const { question, state, kind, subject, somebody } = met
  const own = subject ? bySubject[subject].questions : sayBack[kind].questions
  if (!mayAsk(question, state)) return undefined
  const again = takesUp.has(kind) ? askAgainOf(met) : undefined
  if (again && !ack.includes('“')) return again
  if (own.length === 0) return undefined
  if (question.turns === 0 && kind === 'plain' && wordsIn(question.text) <= fewestWords)
    return nextAsk(open(firstQuestions), question, ({ ask }) => ask, ack)
  const next = (asks: readonly string[]) => nextAsk(open(asks), question, ({ ask }) => ask, ack)
  const about = somebody && ofSomebody[somebody.isChild ? 'child' : 'grown'].questions
  const ofThem = about && nextAsk(about, question, (each) => each, ack)
  if (ofThem && somebody && !ack.toLowerCase().includes(somebody.who))
    return { ask: named(ofThem, somebody), options: [] }
  return next(own) ?? (asksOn.has(kind) ? next(sayBack.plain.questions) : undefined)
}

/** Answers a word or two: by a line for that word, and by what was said before. */
function meetWord(word: PlainAnswer, met: Line): CompanionReply {
  const { question, state } = met
  state.unsure++
  if (state.unsure >= fewestWords) {
    const rest = unheard(leaveBe, question, (each) => each)
    if (rest) return say('listen-quiet', rest)
  }
  const ack = line(plainAnswers[word], question)
  const asks =
    mayAsk(question, state) &&
    !isTender(state.topic) &&
    word !== 'nothing' &&
    word !== 'ok' &&
    state.unsure < fewestWords
  const easy = () => nextAsk(easyQuestions, question, ({ ask }) => ask)
  const ask = asks ? (word === 'idk' ? easy() : (askAgainOf(met) ?? easy())) : undefined
  return say('listen-answer', ack, ask)
}

/** Only a loss and low days are met by what is said of them; what is light in such a talk, or asks for care, is met as it is. */
function meetTenderly({ question, state, topic, kind }: Line): CompanionReply | undefined {
  if (!isTender(state.topic)) return undefined
  if (kind === 'plan' || kind === 'done' || kind === 'ill' || kind === 'laughing') return undefined
  if (state.topic === 'low' && topic.low < low) return undefined
  const { lines, questions } = byTopic[state.topic]
  const mourning = kind === 'mourning' ? sayBack.mourning.lines : []
  const ack = unheard([...mourning, ...lines], question, (each) => each)
  if (!ack) return undefined
  const asks = !state.isQuiet && question.turns % 2 === 0
  return say(
    `listen-${state.topic}`,
    ack,
    asks ? nextAsk(questions, question, ({ ask }) => ask, ack) : undefined,
  )
}

const named = (line: string, { who }: Somebody): string => {
  const said = line.replace('{who}', who)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** What it says back: with a piece of hers where the last reply had none, else without. */
function sayBackTo({ question, topic, kind, subject, somebody, phrase }: Line): string {
  const { lines, quoting } = subject ? bySubject[subject] : sayBack[kind]
  if (phrase && !lastReply(question).includes('“')) {
    const frame = unheard(quoting, question, (each) => each)
    if (frame) return frame.replace('{said}', phrase)
  }
  const ofThem =
    somebody && unheard(ofSomebody[somebody.isChild ? 'child' : 'grown'].lines, question, (each) => each)
  if (ofThem && somebody) return named(ofThem, somebody)
  const own = kind === 'glad' || topic.joy >= glad ? [...lines, ...byTopic.joy.lines] : lines
  return (
    unheard(own, question, (each) => each) ??
    unheard(
      [...sayBack[kind].lines, ...sayBack.plain.lines, ...general.stillHere],
      question,
      (each) => each,
    ) ??
    line(general.stillHere, question)
  )
}

/** The three topics that it is likeliest about, as buttons: once in a chat, and not at its beginning. */
function askWhich({ question, state, topic, kind, subject }: Line, ack: string): CompanionReply | undefined {
  if (
    isHeld(question) ||
    question.turns < underWay ||
    state.topic !== null ||
    state.isQuiet ||
    kind !== 'plain' ||
    subject
  )
    return undefined
  const names = spoken(question).includes(which) ? null : halfSureOf(topic)
  if (!names) return undefined
  return say('listen-which', ack, {
    ask: which,
    options: [...names.map((name) => byTopic[name].name), justWrite],
  })
}

/** Stays with what she tells or answers, and says it back where it may. Changes `state` by what it read. */
export function listen(
  question: CompanionQuestion,
  state: GuideState,
  topic: Likely<Topic>,
  read: Kind,
): CompanionReply {
  state.topic = topicOfTalk(topic, state.topic, {
    mourns: read === 'mourning',
    words: wordsIn(question.text),
  })
  const asked = lastReply(question).trimEnd().endsWith('?')
  const isAnswer =
    faint.has(read) && (opensAnswer.test(question.text) || (asked && wordsIn(question.text) <= longestAnswer))
  const isGlad = topic.joy >= glad && (read === 'plain' || read === 'hers' || read === 'theirs')
  const kind = isGlad ? 'glad' : isAnswer ? 'answer' : read
  const subject = faint.has(kind) ? wholeSubjectOf(question.text) : undefined
  const somebody = faint.has(kind) || kind === 'told' ? wholeSomebodyOf(question.text) : undefined
  const phrase = mayQuote(question) ? keyPhrase(question.text) : null
  const met: Line = { question, state, topic, kind, subject, somebody, phrase }
  if (state.isListening) {
    if (phrase) keepTold(state, phrase)
    return promiseToListen(question)
  }
  const word = kind === 'done' || kind === 'fine' ? null : plainAnswer(question.text)
  if (word) return meetWord(word, met)
  state.unsure = 0
  const tender = meetTenderly(met)
  if (tender) return tender
  const ack = sayBackTo(met)
  const reply = askWhich(met, ack) ?? say(`listen-${subject ?? kind}`, ack, askOf(met, ack))
  if (phrase && kind !== 'plan' && kind !== 'done') keepTold(state, phrase)
  return reply
}
