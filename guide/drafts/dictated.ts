import { asksForWords } from './asks-for-words.ts'
import { sentencesIn } from './message.ts'
import { isSaidToUs, manner } from './said-to-us.ts'
import { written } from './turned-to-them.ts'

/** She was sent it, or somebody says it: none of hers. */
const notHers =
  /\b(?:got|gets?|sent|sends|received|read|saw|wrote|from|i|he|she|they|we|you|who|always|would|to) (?:[a-z']{1,12} ){0,3}$/i
/** What stands behind it, to the end of the line, is what is to be written: 'a text to my husband: ...', 'start again: ...', 'it should say ...'. */
const dictates =
  /(?:\b(?:te?xt|txt|message|msg|note|letter|e?mail|card|reply|nice words)(?: (?!from\b)[a-z0-9']{1,14}){0,6}|(?<!\b(?:don't|dont|not|never) )\b(?:(?:say|write|tell|text|ask)(?: to)?(?: (?:him|her|them|my [a-z]{2,8}))?|put|try|type|(?:start|try) (?:again|over)|change (?:it )?to|make it(?: [a-z]{3,10})?|shorter|firmer|kinder|instead))\s?:\s+(?=\S+ \S)|\b(?:it|this|that) (?:should|must|has to|needs to) (?:just |only )?(?:say|read)[:,]?\s+(?=\S+ \S)|\b(?:i'd|id|i would) (?:like|want|love) it to (?:say|read)[:,]?\s+(?=\S+ \S)|\bwrite (?:her |him |them )?an? [a-z]{4,10} (?:to|for) (?:my )?[a-z]{2,9}, (?:(?:she|he)(?:'s|s| is) called [a-z]{2,12}, )?(?=(?:i|i'm|im|sorry|thank|thanks|we|you)\b)/gi
/** So it does behind these where she has asked for words. */
const leadsIn =
  /\blike: (?=\S+ \S)|(?:^|[.!?,;] )(?:(?:yes|no|ok|well|so|and) ){0,2}(?:something like|just|only|one line then|like this|basically|mine|then|the (?:message|text|letter|note)|more like)(?:[:,]) (?=\S+ \S)|(?:^|[.!?] )(?:[a-z']{1,12}[ ,]{1,2}){0,4}(?!ideas?:|question:|thing:|update:)[a-z']{1,12}:\s+(?=\S+ \S)|(?:^|[.!?] )(?:an? |one |the |just an? )(?:te?xt|message|msg|note|letter|e?mail) (?:to|for) [a-z]{2,12}\. (?=\S+ \S+ \S)/gi
/** Or where she greets somebody, or calls somebody by name. */
const greets =
  /^(?=(?:hi|hello|hey)[,!] (?!thanks?\b|thank\b|can you\b|again\b|i need\b)(?:\S+ ){3})|(?:^|[.!?:] )(?=(?:dear|hello|hi|hey|good morning) (?!again\b|there\b|there,|to\b|and\b|or\b|the\b|at\b|not\b|is\b|it\b|i\b|im\b|so\b)[^,.!?:\n]{1,30}[,.!])(?![^,.!?]{1,40}\b(?:at the (?:start|beginning|top|end)|instead|please)\b)/gi
const callsByName =
  /(?:^|[.!?:] )(?=(?!(?:Yes|No|Ok|Okay|Well|So|And|But|God|Right|Good|Great|Perfect|Nice|Thanks|Please|Sorry|Now|Still|Nearly|Better|Then|Just|Not|Lovely|Oh|Hm|Ha|Haha|Lol|Hello|Hi|Kinder|Firmer|Shorter|Anyway|Also|Yeah|Today|Tomorrow|Maybe|Funny|Honestly|Actually|Sadly|Luckily|Finally|What|That|This|It|If|When|He|She|They|We|You|My|The|Ah|Aw|Huh|Eh|True|Fine|Sure|Sent|Done)\b)[A-Z][a-z]{1,12}(?: [A-Z][a-z]{1,12})?, (?:you|your|you're|please|send|could|can|thank|next|ring|I)\b)/g
/** In double quotes. */
const quoted = /"(?=(?<words>[^"]{8,400})")/g
/** Such a sign ends within so many letters of the beginning. */
const latestStrong = 140
const latestSign = 400
/** So much of a line is read. */
const longestRead = 1500
/** She begins to tell, and does not dictate. */
const tells = /^(?:that|to|if|whether|about|something|anything|nothing|it)\b(?!')/i
/** Somebody else said or wrote what comes, or she has sent it. */
const ofOthers = /\b(?:wrote|sent|said|says|replied|answered|texted)\b[^.!?]{0,24}$/i
/** A clause before it is about another thing. */
const ofEdit = /\b(?:put|add|include|mention|still missing|change|take|swap|begin|start|end)\b[^.!?]{0,30}$/i

interface Dictation {
  /** Her words, tidied. */
  text: string
  /** What she says to us after them. */
  rest: string
}

const beginnings = (text: string, sign: RegExp, latest: number): [number, number][] =>
  [...text.slice(0, latest).matchAll(sign)].map(({ index, 0: found }) => [index, index + found.length])

/** Where in the line her words begin; -1 where she dictates nothing. */
function beginsAt(line: string, isExpected: boolean): number {
  const strong = beginnings(line, dictates, latestStrong).find(([at]) => !notHers.test(line.slice(0, at)))
  if (strong) return tells.test(line.slice(strong[1])) ? -1 : strong[1]
  if (!isExpected) return -1
  const signs = [leadsIn, greets, callsByName, quoted]
    .flatMap((sign) => beginnings(line, sign, latestSign))
    .filter(
      ([at, end]) =>
        !ofEdit.test(line.slice(0, at + 1)) &&
        !ofEdit.test(line.slice(at, end)) &&
        !ofOthers.test(line.slice(0, end)),
    )
    .sort(([, one], [, other]) => one - other)
  const begins = signs[0]?.[1] ?? -1
  return begins >= 0 && tells.test(line.slice(begins)) ? -1 : begins
}

/**
 * What she dictates: from where it begins to the end of the line, but for what she says to us after it; undefined where she does not. In
 * linear time.
 * @param isExpected she has asked for words, or has a message in hand
 */
export function dictated(text: string, isExpected = false): Dictation | undefined {
  const line = text.slice(0, longestRead).replace(/[’‘`]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ')
  const at = beginsAt(line, isExpected)
  if (at < 0) return undefined
  const own = line.slice(at)
  const all = sentencesIn(line.charAt(at - 1) === '"' ? (own.split('"')[0] ?? '') : own.replace(/^"|"$/g, ''))
  const from = all.findIndex((each, place) => place > 0 && isSaidToUs(each))
  const kept = from < 0 ? all : all.slice(0, from)
  const words = kept.join(' ').replace(manner, '').trim()
  const isOne = words.includes(' ') && !(asksForWords(words) && kept.length === 1)
  return isOne ? { text: tidied(words), rest: from < 0 ? '' : all.slice(from).join(' ') } : undefined
}

/** What stands last in it is a name, or a kiss, and no sentence. */
const endsInName = /(?:[.!?,] \p{Lu}\S*(?: \S+)?| x{1,3}|[^\p{L}\p{N}])$/u

/** Its last sentence asks something, and has no mark for that. */
const asksLast =
  /(?:^|[.!?,] (?:so |and )?)(?:could|can|would|will|do you|does|did|are you|is it|what|when|how|where|why|shall|have you)\b[^.!?,]{3,300}[\p{L}\p{N}]$/iu

/** Her words as she typed them, with the spelling tidied. */
export function tidied(words: string): string {
  const text = written(words).replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
  if (asksLast.test(text)) return `${text}?`
  return endsInName.test(text) ? text.replace(/[,;:]$/, '.') : `${text}.`
}
