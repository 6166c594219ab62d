import { stem } from '#reading/text/stems.ts'

/** Something that she asks to be remembered or forgotten, in her own words. */
export interface MemoryRequest {
  does: 'remember' | 'forget' | 'forget-all'
  /** '' where it is everything. */
  what: string
}

const opening =
  /^(?:(?:please|ok|okay|hey|hi|and|also|oh|but|can you|could you|would you|i want you to|i need you to),? ){0,3}/i
const remembers =
  /^(?:remember|(?:do not|don't|dont|never) forget|keep in mind)(?: (?:that|this)[:,]? (?!time |day |night |one )|[:,] | (?=(?:i|i'm|im|i've|ive|my|we|we're|our|he|she|they|his|her|their) ))(.+)$/i
const forgets =
  /^(?:forget|(?:do not|don't|dont) remember) (?:that|what i (?:said|told you) about|everything about|anything about|all about|the (?:bit|part|thing) about) (.+)$/i
/** So said, it is no figure of speech. */
const forgetsAll =
  /^forget (?:everything|all)(?: of)?(?: that)? (?:about me|you (?:know|remember|have)(?: (?:about|of) me)?)[.!]*$/i
/** As a whole message these are asked of the memory; among other words they are more often said in passing ('forget about dinner'). */
const forgetsAllAlone = /^forget everything[.!]*$/i
const forgetsAlone =
  /^forget about (?!(?:it|this|that|him|her|them|me|us)\b)([^\s,;.!?]+(?: [^\s,;.!?]+){0,4})[.!]*$/i
const sentenceEnd = /(?<=[.!?])\s+|\n+/

/** What she asks of the memory in a message: to remember or to forget; each whole, from the beginning of a sentence. */
export function requestsIn(text: string): MemoryRequest[] {
  const sentences = text.replaceAll('’', "'").trim().split(sentenceEnd)
  return sentences.flatMap((sentence): MemoryRequest[] => {
    const asked = sentence.trim().replace(opening, '')
    const isAlone = sentences.length === 1
    if (forgetsAll.test(asked) || (isAlone && forgetsAllAlone.test(asked)))
      return [{ does: 'forget-all', what: '' }]
    const [, toForget] = forgets.exec(asked) ?? ((isAlone && forgetsAlone.exec(asked)) || [])
    if (toForget) return [{ does: 'forget', what: toForget.trim() }]
    const [, toRemember] = remembers.exec(asked) ?? []
    return toRemember ? [{ does: 'remember', what: toRemember.trim() }] : []
  })
}

/** Words that say what a line is about: those that hold a sentence together say nothing of it. */
const small = new Set(
  `the and but that this with from have has had was were are is am been being for not you your yours she her hers him his
   they them their our ours will would can could should did does doing about what when where who why how just really very
   said told tell know please any all some more into out over there here then than its it's i'm im i've ive mine`.split(
    /\s+/,
  ),
)

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [])
    .filter((word) => word.length > 2 && !small.has(word))
    .map((word) => stem(word.replace(/'?s$/, '')))

/** Of the words that say what she wants forgotten, how many stand in a text: from 0 to 1. */
function shareIn(text: string, what: string): number {
  const wanted = new Set(stemsOf(what))
  const found = new Set(stemsOf(text).filter((word) => wanted.has(word)))
  return wanted.size > 0 ? found.size / wanted.size : 0
}

/** Whether a line is about what she wants forgotten: half of the words that say what it is stand in it. */
export const isAbout = (line: string, what: string): boolean => shareIn(line, what) >= 0.5

/** Whether a message, which is longer and says more, tells what she wants forgotten: all of those words stand in it. */
export const tells = (message: string, what: string): boolean => shareIn(message, what) === 1
