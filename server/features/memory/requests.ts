import { stem } from '#reading/text/stems.ts'

/** Something that she asks to be remembered or forgotten, in her own words. */
export interface MemoryRequest {
  does: 'remember' | 'forget' | 'forget-all'
  /** '' where it is everything. */
  what: string
}

const opening =
  /^(?:(?:please|ok|okay|hey|hi|and|also|oh|but|can you|could you|would you|i want you to|i need you to),? ){0,3}/i
/** What begins a statement out of her life, where 'that' says no more than that one follows. */
const ofHerLife =
  "(?=(?:i|i'm|im|i've|ive|my|we|we're|our|he|she|they|his|her|their) )(?!\\S+ (?:even|ever) )"
const word = '[^\\s,;.!?]+'
const verb =
  "(?:(?:is|are|was|were|has|have|had|can|will|did|does)(?:n't)?|can't|won't|left|went|said|told|got|hit|lost|took|made|[^\\s,;.!?]*[^s\\W]s|[^\\s,;.!?]+[^e\\W]ed)"
/** Any statement, by its verb: 'that Tom drinks', and not 'that stupid diet' or 'that for now'. */
const statement = `(?:${ofHerLife}|(?!(?:you|time|day|night|one) )(?=${word} (?:${word} ){0,2}${verb}(?:[\\s,;.!?]|$)))`

const remembers = new RegExp(
  `^(?:remember|(?:do not|don't|dont|never) forget|keep in mind)(?: (?:that|this)[:,]? (?!time |day |night |one )|[:,] | ${ofHerLife})(.+)$`,
  'i',
)
const forgets = new RegExp(
  `^forget (?:(?:what i (?:said|told you)|everything|anything|(?:the|that) (?:bit|part|thing)(?: i (?:said|told you))?) about |that ${statement})(.+)$`,
  'i',
)
/** 'Please don't remember' asks; without 'please' it is more often said of herself: 'dont remember that much of the birth'. */
const forgetsPolitely = /\bplease,? (?:do not|don't|dont) remember\b/i
const remembersNot = new RegExp(
  `^(?:do not|don't|dont) remember (?:that ${ofHerLife}|what i (?:said|told you) about )(.+)$`,
  'i',
)
/** So said, it is no figure of speech. */
const forgetsAll =
  /^forget (?:everything|all)(?: of)?(?: that)? (?:about me|you remember|you (?:know|remember|have) (?:about|of) me)[.!]*$/i
/** As a whole message these are asked of the memory; among other words they are more often said in passing ('forget about dinner'). */
const forgetsAllAlone = /^forget (?:everything|(?:everything|all)(?: that)? you (?:know|have))[.!]*$/i
const forgetsAlone =
  /^forget (?:all )?about (?!(?:it|this|that|him|her|them|me|myself|us|a|an|any|sleep|dinner|lunch|breakfast|\w+ing)\b)(?!.* (?:today|tonight|tomorrow|time|days)\b)([^\s,;.!?]+(?: [^\s,;.!?]+){0,4})[.!]*$/i
const sentenceEnd = /(?<=[.!?])\s+|\n+/

/** What she asks of the memory in a message: to remember or to forget; each whole, from the beginning of a sentence. */
export function requestsIn(text: string): MemoryRequest[] {
  const sentences = text.replaceAll('’', "'").trim().split(sentenceEnd)
  return sentences.flatMap((sentence): MemoryRequest[] => {
    const asked = sentence.replace(forgetsPolitely, 'please forget').trim().replace(opening, '')
    const isAlone = sentences.length === 1
    if (forgetsAll.test(asked) || (isAlone && forgetsAllAlone.test(asked)))
      return [{ does: 'forget-all', what: '' }]
    const [, toForget] =
      forgets.exec(asked) ?? remembersNot.exec(asked) ?? ((isAlone && forgetsAlone.exec(asked)) || [])
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
