import type { CompanionQuestion } from '../question.ts'
import { hersIn } from '../unheard.ts'
import { messageAsTold } from './as-told.ts'
import { asksForWords, wantsToWrite, withoutRequest } from './asks-for-words.ts'
import { dictated } from './dictated.ts'
import { linesBefore } from './drafts-for.ts'
import { messageAsTyped, messageInHerWords, requestAsTyped } from './in-her-words.ts'
import { isUnderWay } from './under-way.ts'

/** What is to be a message, as she put it. */
export interface OwnWords {
  text: string
  /** It is so short that another says more. */
  isShort?: boolean
  /** It stands beside her request, and goes before any message of ours. */
  isBeside?: boolean
}

/** A request of so few words beside its asking says no more than that: 'write a message to my husband please'. */
const mostOfRequest = 5
const onlyAsks = (text: string): boolean =>
  asksForWords(text) &&
  withoutRequest(text)
    .split(' ')
    .filter((word) => word.length > 1).length <= mostOfRequest

/** What is to be a message stands beside these words, in her line or in the one before it: 'make that a message'. */
const makesIt =
  /\b(?:make|turn|put) (?:it|that|this)(?: in)?(?:to)? a (?:[a-z]{1,8} )?(?:te?xt|message|msg|e?mail|note|letter)\b/i
/** What a request is followed by says what she wants of them. */
const wants = /\b(?:i|we) (?:want|need|would like)\b/i
const fewestOfContent = 4
/** Of what it is to be it says nothing that would be sent. */
const ofWriting = /\b(?:want|wanna|need|like) (?:to )?(?:te?xt|txt|message|msg|write|send|tell|email)\b/i

/** So many lines of hers before this one may have asked for words. */
const askedWithin = 2

/** Whether she has asked for words lately, or would write to somebody. */
export const hasAsked = (question: CompanionQuestion): boolean =>
  hersIn(question)
    .slice(-askedWithin)
    .some((each) => asksForWords(each) || wantsToWrite(each))

/** Whether a line of hers is dictated, be it after her request or unasked. */
export const isDictated = (text: string): boolean => dictated(text) !== undefined

/** Her own words as they stand: beside her request, after it, or in her line before it; undefined where there are none. */
export function asTypedIn(
  text: string,
  before: readonly string[],
  mayLookBack: boolean,
): OwnWords | undefined {
  const typed = messageAsTyped(text, before)
  if (typed) return { ...typed, isBeside: true }
  const rest = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !asksForWords(sentence))
    .join(' ')
  const isContent = rest.split(' ').length >= fewestOfContent && !rest.includes('?') && !ofWriting.test(rest)
  if (isContent && (makesIt.test(text) || wants.test(rest))) return beside(messageAsTold(rest, before, text))
  const told = mayLookBack && makesIt.test(text) && rest === '' ? before.at(-1) : undefined
  const found =
    told && !asksForWords(told) ? messageAsTold(told, before.slice(0, -1), `${told} ${text}`) : undefined
  return beside(found) ?? requestAsTyped(text, before)
}
const beside = (own: OwnWords | undefined): OwnWords | undefined => own && { ...own, isBeside: true }

/** The message that she has put in words herself; where she has none in hand and only asks for it again, by what she said before. */
export function ownIn(question: CompanionQuestion, mayLookBack: boolean): OwnWords | undefined {
  const { text } = question
  const before = hersIn(question)
  const own = messageInHerWords(text, before)
  if (own) return own
  const at =
    mayLookBack && !isUnderWay(question) && onlyAsks(text)
      ? before.findLastIndex((each) => asksForWords(each))
      : -1
  const isLately = at >= 0 && at >= before.length - linesBefore
  return isLately ? messageInHerWords(before[at] ?? '', before.slice(0, at)) : undefined
}
