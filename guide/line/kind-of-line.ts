import type { Kind } from '#content/companion/listening/kind.ts'
import type { PlainAnswer } from '#content/companion/listening/say-back.ts'
import { signs } from './signs-of-kind.ts'

/** Of a long line the beginning and the end are read. */
const longestRead = 600

/** Lower case, without apostrophes and stretched letters. */
export function plainly(text: string): string {
  const read =
    text.length > longestRead ? `${text.slice(0, longestRead / 2)} ${text.slice(-longestRead / 2)}` : text
  return read
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The last sentence of a line: there a question stands. */
export function lastSentence(line: string): string {
  const all = line.split(/(?<=[.!?])\s+/)
  return all.at(-1) ?? line
}

/** A line of so few words with a number or a time in it says how old, how long or how many. */
const fewWords = 6
const counts = /\d|\b(?:weeks?|months?|mths?|mnths?|years?|yrs?|days?|since|yesterday|twins)\b/
/** What she did, not what she knows or thinks. */
const hers =
  /\b(?:i|we|ive|weve) (?:just |then |even |also |still |already |did |had to |have to |only ){0,2}(?:(?!need|feed)[a-z]{2,12}ed|went|did|said|got|made|took|gave|put|had|ran|sat|told|left|drove|sang|saw|found|let|came|ate|held|kept|fed|slept|read|stood|bought|brought|sent|wrote|do|pump|skip|cook|clean|drive|carry)\b/
/** How old somebody is, and nothing else. */
const age =
  /^(?:(?:shes|hes|theyre|she is|he is|nearly|almost|just|only|turned|turns|about|aged|my|oldest|youngest|is|and) )*\d{1,2}(?:(?: |,|and|&)+\d{1,2}){0,3}(?: ?(?:and a half )?(?:weeks?|wks?|w|months?|mths?|mnths?|mo|m|years?|yrs?|y|yo|days?))?(?: old| now| today| tomorrow)*$|^year \d{1,2}$|^grade \d$/
const theirs = /\b(?:he|she|they|hes|shes|theyre|his|her|hers|mine|everyone|people)\b/

/** A glad word that was taken back is none. */
const takenBack = /\b(?:not|never|isnt|wasnt|dont|cant|wish|didnt|hasnt|havent|wont|but)\b/

/** What stands so before a word takes it back: 'not even scared', 'no fever'. */
const denial =
  /\b(?:no|not|never|isnt|wasnt|arent|werent|dont|didnt|doesnt|hasnt|havent|wont|without|nobodys?) (?:[a-z]{1,9} ){0,2}$/
const longestDenial = 30
/** A wish, a plan or a turn of the talk is said in so many words. */
const undenied: ReadonlySet<Kind> = new Set(['plan', 'otherwise', 'fine', 'done', 'torn', 'missing'])

/** In a line of more words a single one says little of the whole; these do. */
const longLine = 20
const strong: ReadonlySet<Kind> = new Set([
  'mourning',
  'ill',
  'outburst',
  'blame',
  'laughing',
  'tears',
  'alone',
])

/** What a line is, as far as its own words show. */
export function kindOf(text: string): Kind {
  const line = plainly(text)
  const isLong = line.split(' ').length > longLine
  const isOff = (kind: Kind, at: number) =>
    (kind === 'glad' && takenBack.test(line)) ||
    (!undenied.has(kind) && denial.test(line.slice(Math.max(0, at - longestDenial), at))) ||
    (isLong && !strong.has(kind))
  for (const [kind, sign] of signs) {
    const at = line.search(sign)
    if (at >= 0 && !isOff(kind, at)) return kind
  }
  if (isLong) return 'long'
  if (age.test(line.replace(/[.!]/g, ''))) return 'age'
  if (line.split(' ').length <= fewWords && counts.test(line)) return 'count'
  if (hers.test(line)) return 'hers'
  return theirs.test(line) ? 'theirs' : 'plain'
}

const answers: readonly (readonly [PlainAnswer, RegExp])[] = [
  [
    'idk',
    /^(?:(?:i )?(?:really |just )?(?:dont|do not|dunno|donno) ?(?:really )?(?:know|no)?|idk|dunno|no idea|not sure|who knows|hard to say|beats me)$|^(?:dunno|idk|i dont know) [a-z ]{0,30}$/,
  ],
  ['both', /^(?:both|all of (?:it|them|that|the above)|everything|a bit of both|all of it really)$/],
  ['nobody', /^(?:nobody|no one|noone|nobody really|no one really)$/],
  ['nothing', /^(?:nothing|nothin|none|not much|nothing really)$/],
  [
    'maybe',
    /^(?:maybe|perhaps|kinda|kind of|sort of|sorta|sometimes|a bit|a little|possibly|i guess|i suppose|depends|mostly)$/,
  ],
  ['no', /^(?:no|nope|nah|na|not really|never|no no|nup)$/],
  [
    'yes',
    /^(?:yes|yep|yeah|yea|yeh|yup|ya|ye|mhm|mm|mmhm|definitely|of course|always|a lot|i do|i am|it is|he does|she does|they do)$/,
  ],
  [
    'exactly',
    /^(?:(?:exactly|that|this|yeah|yes|same) ?){1,5}$|^(?:spot on|pretty much|thats the one|bingo|true|you got it)$/,
  ],
  ['ok', /^(?:ok|okay|k|kk|alright|right|fair|fair enough|sure|cool|hmm|oh|oh ok|i see|whatever)$/],
]
const beside = /\b(?:i guess|i think|i suppose|really|lol|haha|tbh|probably|tho|though|actually|x+)\b/g

/** The word or two that her whole line comes to; null where it says more. */
export function plainAnswer(text: string): PlainAnswer | null {
  const line = plainly(text)
    .replace(/[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (line === '' || line.length > 40) return null
  const short = line.replace(beside, ' ').replace(/\s+/g, ' ').trim()
  for (const form of short === '' ? [line] : [line, short])
    for (const [answer, sign] of answers) if (sign.test(form)) return answer
  return null
}
