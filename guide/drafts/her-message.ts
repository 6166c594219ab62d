import { messageAsTold } from './as-told.ts'
import { asksForWords, withoutRequest } from './asks-for-words.ts'
import { linesBefore } from './drafts-for.ts'
import type { OwnMessage } from './framed.ts'
import { messageAsTyped, messageInHerWords } from './in-her-words.ts'

/** She was sent it, or somebody says it: none of hers. */
const notHers =
  /\b(?:got|gets?|sent|sends|received|read|saw|wrote|from|i|he|she|they|we|you|who|always|would|to) (?:[a-z']{1,12} ){0,3}$/i
/** What stands behind it, to the end of the line, is what is to be written: 'a text to my husband: ...', 'start again: ...'. */
const dictates =
  /(?:\b(?:te?xt|txt|message|msg|note|letter|e?mail|card|reply)(?: (?!from\b)[a-z0-9']{1,14}){0,6}|\b(?:(?:say|write|tell|text)(?: to)?(?: (?:him|her|them))?|put|try|type|start (?:again|over)|make it [a-z]{3,10}|shorter|firmer|kinder|instead))\s?:\s+(?=\S+ \S)|\b(?:it|this|that) should (?:just |only )?(?:say|read):?\s+(?=\S+ \S)/gi
/** Such a marker ends within so many letters of the beginning. */
const latestMarker = 140

/** What she dictates, as she typed it; undefined where she does not. In linear time. */
export function dictated(text: string): string | undefined {
  const line = text.replace(/[’‘`]/g, "'")
  for (const { index, 0: marker } of line.slice(0, latestMarker).matchAll(dictates))
    if (!notHers.test(line.slice(0, index))) return line.slice(index + marker.length)
  return undefined
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

/** Her own words for it as they stand: beside her request, after it, or in her line before it; undefined where there are none. */
export function asTypedIn(
  text: string,
  before: readonly string[],
  mayLookBack: boolean,
): OwnMessage | undefined {
  const typed = messageAsTyped(text, before)
  if (typed) return typed
  const rest = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !asksForWords(sentence))
    .join(' ')
  const isContent = rest.split(' ').length >= fewestOfContent && !rest.includes('?') && !ofWriting.test(rest)
  if (isContent && (makesIt.test(text) || wants.test(rest))) return messageAsTold(rest, before, text)?.message
  const told = mayLookBack && makesIt.test(text) && rest === '' ? before.at(-1) : undefined
  return told && !asksForWords(told)
    ? messageAsTold(told, before.slice(0, -1), `${told} ${text}`)?.message
    : undefined
}

/**
 * The message that she dictates, or has put in words herself; where she has none in hand and only asks for it again, by what she said before.
 */
export function ownIn(
  text: string,
  before: readonly string[],
  isBegun: boolean,
  mayLookBack: boolean,
): OwnMessage | undefined {
  const told = dictated(text)
  const dictation = told && messageAsTold(told, before, text)?.message
  if (dictation) return dictation
  const own = messageInHerWords(text, before)
  if (own) return own
  const at =
    mayLookBack && !isBegun && onlyAsks(text) ? before.findLastIndex((each) => asksForWords(each)) : -1
  const isLately = at >= 0 && at >= before.length - linesBefore
  return isLately ? messageInHerWords(before[at] ?? '', before.slice(0, at)) : undefined
}
