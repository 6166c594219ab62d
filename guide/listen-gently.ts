import { besideEmergency } from '#content/companion/beside-emergency.ts'
import { answeredGently, askedBesideCard, gentlyAsked } from '#content/companion/listening/asked-gently.ts'
import * as general from '#content/companion/listening/general.ts'
import {
  besideTheQuestion,
  type Gentle,
  gently,
  nowOver,
  perhapsNotSafe,
  saidSafe,
  whyAsked,
} from '#content/companion/listening/gently.ts'
import type { Kind } from '#content/companion/listening/kind.ts'
import type { PlainQuestion } from '#content/companion/listening/plain-questions.ts'
import { isGrave } from '#contract/safety.ts'
import type { GuideState } from './guide-state.ts'
import { emergencyIn, isPutRight, itsEndId } from './held.ts'
import { plainAnswer } from './line/kind-of-line.ts'
import { protests } from './line/protest.ts'
import { reflectionOfFaint } from './line/reflection.ts'
import { typedAnswer } from './line/typed-answer.ts'
import { mayAsk, nextAsk } from './own-questions.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { hearOnly, say } from './set-replies.ts'
import { lastReply, line, unheard } from './unheard.ts'

/** Stands where a library entry's id stands. */
const gentleId = 'listen-gently'

const itself = (each: string) => each

/** Whether a card stands, and not by a mistake that she has put right. */
const isBesideCard = (question: CompanionQuestion) => isGrave(question.safetyLevel) && !isPutRight(question)
/** What fits whatever she wrote. */
const anyhow = (question: CompanionQuestion): Gentle =>
  isBesideCard(question) ? gently.plain : besideTheQuestion
/** Of these kinds it is said how she is; of others only beside a card is anything presumed. */
const saysHowSheIs: ReadonlySet<Kind> = new Set([
  'worried',
  'tears',
  'hurt',
  'alone',
  'spent',
  'low',
  'blame',
  'outburst',
  'mourning',
  'ill',
  'sore',
])

/** Says one of these lines, or another that fits anything; beside a card mostly with a question, since else she is asked whether she is safe. */
function sayOf({ lines, questions }: Gentle, question: CompanionQuestion, state: GuideState): CompanionReply {
  const ack =
    unheard(lines, question, itself) ??
    unheard([...anyhow(question).lines, ...general.stillHere], question, itself) ??
    line(general.stillHere, question)
  const ask =
    questions.length > 0 && isBesideCard(question) && mayAsk(question, state)
      ? nextAsk([...questions, ...gently.plain.questions], question, itself, ack)
      : undefined
  return say(gentleId, ack, ask ? { ask, options: [] } : undefined)
}

/** Stays with what she tells where it may be grave itself: nothing is explained, borne out or made light of, and her line said back only where it shows hardly anything. */
export function listenGently(question: CompanionQuestion, state: GuideState, kind: Kind): CompanionReply {
  const reflected = reflectionOfFaint(question, kind)
  if (reflected && !lastReply(question).startsWith(reflected)) {
    const after = unheard(besideTheQuestion.lines, question, itself)
    return say(gentleId, [reflected, after].join(' ').trim())
  }
  if (state.isListening) return hearOnly(question)
  const ofKind = isBesideCard(question) || saysHowSheIs.has(kind) ? gently[kind] : undefined
  return sayOf(ofKind ?? anyhow(question), question, state)
}

/** Where the question whether she is safe stands, a bare 'no' or 'not sure' may be the answer to that. */
export function takeAsUnsafe(question: CompanionQuestion): CompanionReply | undefined {
  const { softLine, safetyLevel, recentEntryIds } = question
  if (!softLine || isGrave(safetyLevel) || recentEntryIds.at(-1) !== gentleId) return undefined
  const word = plainAnswer(question.text)
  if (word !== 'no' && word !== 'idk' && word !== 'maybe') return undefined
  const ack = unheard(perhapsNotSafe, question, itself)
  return ack === undefined ? undefined : say(gentleId, ack)
}

/** Answers what she asks there, where it knows nothing of it. */
export function answerGently(
  question: CompanionQuestion,
  state: GuideState,
  which: PlainQuestion | undefined,
): CompanionReply {
  if (isGrave(question.safetyLevel)) return sayOf(askedBesideCard, question, state)
  const answered = which && unheard(answeredGently[which] ?? [], question, itself)
  return answered ? say(`listen-asked-${which}`, answered) : sayOf(gentlyAsked, question, state)
}

/** Where her line is about the question whether she is safe, and about nothing else. */
export function answerOfSafety(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  const said = typedAnswer(question.text, question.softLine !== null)
  if (said === 'safe') return sayOf(saidSafe, question, state)
  return said === 'wonders' || protests(question.text, question.softLine != null)
    ? sayOf(whyAsked, question, state)
    : undefined
}

/** Beneath a card of emergency, what may be grave itself goes to people who can act, as long as there are words for it. */
export function sendToHelp(question: CompanionQuestion): CompanionReply | undefined {
  const danger = emergencyIn(question)
  const ack = danger && unheard(besideEmergency[danger].lines, question, itself)
  return ack ? say(gentleId, ack) : undefined
}

/** Takes in that what a card stands for is over. */
export const meetItsEnd = (question: CompanionQuestion, state: GuideState): CompanionReply => ({
  ...sayOf(nowOver, question, state),
  entryId: itsEndId,
})
