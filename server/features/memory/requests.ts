import { stem } from '#reading/text/stems.ts'

/** Something that she asks to be remembered or forgotten, in her own words. */
export interface MemoryRequest {
  does: 'remember' | 'forget'
  what: string
}

const opening =
  /^(?:(?:please|ok|okay|hey|hi|and|also|oh|but|can you|could you|would you|i want you to|i need you to),? ){0,3}/i
const remembers =
  /^(?:remember|(?:do not|don't|dont|never) forget|keep in mind)(?: (?:that|this)[:,]? (?!time |day |night |one )|[:,] | (?=(?:i|i'm|im|i've|ive|my|we|we're|our|he|she|they|his|her|their) ))(.+)$/i
const forgets =
  /^(?:forget|(?:do not|don't|dont) remember) (?:that|what i (?:said|told you) about|everything about|anything about|all about|the (?:bit|part|thing) about) (.+)$/i
const sentenceEnd = /(?<=[.!?])\s+|\n+/

/** What she asks of the memory in a message: to remember or to forget; each whole, from the beginning of a sentence. */
export function requestsIn(text: string): MemoryRequest[] {
  return text
    .replaceAll('’', "'")
    .split(sentenceEnd)
    .flatMap((sentence): MemoryRequest[] => {
      const asked = sentence.trim().replace(opening, '')
      const [, toForget] = forgets.exec(asked) ?? []
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

/** Whether a line is about what she wants forgotten: half of the words that say what it is stand in it. */
export function isAbout(line: string, what: string): boolean {
  const wanted = new Set(stemsOf(what))
  const found = new Set(stemsOf(line).filter((word) => wanted.has(word)))
  return wanted.size > 0 && found.size * 2 >= wanted.size
}
