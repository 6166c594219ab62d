import { besideEmergency } from '#content/companion/beside-emergency.ts'
import * as general from '#content/companion/listening/general.ts'
import { sumUps, sumUpsOfOne } from '#content/companion/listening/say-back.ts'
import { isGrave } from '#contract/safety.ts'
import type { GuideState } from './guide-state.ts'
import { emergencyIn, isHeld } from './held.ts'
import { mayQuote } from './line/her-words.ts'
import { kindOf } from './line/kind-of-line.ts'
import { isTender } from './moments/moment-of-talk.ts'
import { momentOf } from './moments/moments.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { line, unheard } from './unheard.ts'

/** Stand beside what has no quick replies of its own. */
export const askForIdeas = 'Any ideas?'
export const justListen = 'Just listen'
export const oneOfThese = [
  'Is it one of these?',
  'Is one of these close to it?',
  'Did you mean one of these?',
]
/** The same, after one that was told. */
const orOneOfThese = [
  'Or is it one of these?',
  'Is one of these close to it?',
  'These come nearest on my shelf. Any of them?',
  'Or did you mean one of these?',
]

/** Where not both of them fit. */
const standing: Readonly<Record<string, readonly string[]>> = {
  'listen-only': [askForIdeas],
  'listen-no-idea': [justListen],
  'goodbye-day': [],
  'goodbye-night': [],
}

export interface Ask {
  ask: string
  options: readonly string[]
}

/** A reply of so many words of the guide's own, with at most one question. */
export function say(entryId: string, ack: string, ask?: Ask): CompanionReply {
  const options = ask?.options.length ? ask.options : (standing[entryId] ?? [askForIdeas, justListen])
  return { entryId, ack, block: '', steps: [], question: ask?.ask ?? '', options: [...options] }
}

const tried = /\b(?:tried|did (?:that|it)|done (?:that|it))\b/i

/** She turned an idea down, or tried it in vain: it is taken lightly, and no other follows. */
export const takeRefusal = (question: CompanionQuestion): CompanionReply =>
  say('listen-refused', line(tried.test(question.text) ? general.triedInVain : general.refused, question))

/** She takes up an idea: nothing is added to it. */
export const takeUp = (question: CompanionQuestion): CompanionReply =>
  say('listen-taken-up', line(general.takenUp, question))

export const promiseToListen = (question: CompanionQuestion): CompanionReply =>
  say('listen-only', line(general.justListening, question))

/** She tells on, where she wants to be listened to alone. */
export const hearOnly = (question: CompanionQuestion): CompanionReply =>
  say('listen-only', line(general.heardOnly, question))

/** She wants no more questions. */
export function promiseQuiet(question: CompanionQuestion, state: GuideState): CompanionReply {
  state.isQuiet = true
  return say('listen-quiet', line(general.noMoreQuestions, question))
}

/** She does not want her words said back. */
export function promiseNoEcho(question: CompanionQuestion, state: GuideState): CompanionReply {
  state.mindsEcho = true
  return say('listen-quiet', line(general.noMoreEcho, question))
}

/** Stands where a library entry's id stands, of a reply that says what the guide is, and who would do better. */
export const simpleId = 'listen-simple'

/** It had her wrong; where that comes twice in a row it says what it is, and who would do better. */
export function ownUp(question: CompanionQuestion, state: GuideState): CompanionReply {
  const again = question.recentEntryIds.at(-1) === 'listen-misread'
  if (again) return say(simpleId, line(general.simple, question))
  return say('listen-misread', line(state.isQuiet ? general.misreadQuietly : general.misread, question))
}

/** Other questions that she may mean than the one that was answered, as buttons. */
export const orAnother = (
  likely: readonly string[],
  question: CompanionQuestion,
): Partial<Pick<CompanionReply, 'question' | 'options'>> =>
  likely.length > 0 ? { question: line(orOneOfThese, question), options: [...likely] } : {}

/** What she told, in one line of her own words; '' where there is nothing to sum up, and beside what weighs. */
function sumUp(question: CompanionQuestion, { told, moment }: GuideState): string {
  if (!mayQuote(question, kindOf(question.text)) || isTender(momentOf(moment))) return ''
  const [also, said] = [told.at(-1), told.at(0)]
  if (!also || !said) return ''
  const frames = also === said ? sumUpsOfOne : sumUps
  const frame = unheard(frames, question, (each) => each)
  return frame?.replace('{said}', said).replace('{also}', also) ?? ''
}

/** A goodbye is one whatever was talked about, and nothing holds her; what she told may be left here. */
export function sayGoodbye(question: CompanionQuestion, state: GuideState, isNight: boolean): CompanionReply {
  const closings = isNight ? general.closingNight : general.closingDay
  const danger = emergencyIn(question)
  const first = danger && unheard([besideEmergency[danger].leaving], question, (each) => each)
  const leave =
    first ??
    line(
      isGrave(question.safetyLevel)
        ? general.closingHeld
        : isHeld(question)
          ? general.closingAsked
          : closings,
      question,
    )
  return say(isNight ? 'goodbye-night' : 'goodbye-day', `${sumUp(question, state)} ${leave}`.trim())
}

/** Thanks are no goodbye yet, and need no answer. */
export const takeThanks = (question: CompanionQuestion): CompanionReply =>
  say('listen-thanked', line(general.thanked, question))
