import { plainly } from '../line/kind-of-line.ts'
import { isTimed } from './times.ts'
import { written } from './turned-to-them.ts'

/** So many stand on a list, and so much of what she sends is read for it. */
export const mostThings = 20
const longest = 1500
const longestThing = 160

/** What leads up to the things: 'put in:', 'ok so'. */
const leadsUp =
  /^(?:(?:um+|uh+|so far|(?:i|i've|ive) (?:have )?got|well|ok(?:ay)?|so|just|basically|yes|yeah|and|also|then|oh|plus|please|pls|put (?:in|on|down)|add(?: in)?|(?:i )?(?:want|need) (?:on it|in it|to put)|(?:its|it's)|theres|there's)\b[ ,:]{1,3}){1,6}/i
/** Where one thing ends. */
const between =
  /[,;\n•·]|\s(?:and )?then\s|\sand also\s|\s-\s|\s(?<!\d )and (?=(?:an?|the|my|his|her|our|their|two|three|some|more) )/i
/** Where a sentence ends. */
const sentence = /(?<=[.!?])\s+|\n|\s[:;]-?[)(D](?:\s+|$)/
/** A day as it is typed where nothing but a time follows. */
const days = new Map([
  ['wed', 'Wednesday'],
  ['weds', 'Wednesday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
])
const day = /\b(?:weds?|sat|sun)\b(?= (?:\d|night|morning|afternoon|evening)|$)/gi

/** It is said to us, and stands on no list. */
const toUs =
  /^(?:(?:u+h+|um+|oh|ok|okay|yes|yeah|yep|no|nah|lol|haha+|ha|hm+|well|anyway|shame|perfectly|totally|completely|quite|very|person|not on your shelf|right|so|sorry|thanks|thank|you|ta|please|pls|huh|nice|great|perfect|commas|safe|all|hi|hello|hey|again|then|too|good|sure|fine|jk|wow|love|pet|mate)\b ?){1,5}$|^(?:(?:yes|no|ok|and|but|oh|um|yep|yeah|lol) ){0,3}(?:(?:im|i am|we are|were|were all|all) (?:all )?(?:ok|okay|fine|safe|tired|good)\b|(?:you|youre|youve|u|your|did you|can you|could you|do you|have you|i said|i asked|i told|i meant|i mean|i didnt|i dont|i want(?:ed)? (?:an?|the|it|my)|i need (?:an?|it)|thats (?:it|all|the)|nobody is|noone is|not sure|ill (?:just )?(?:write|make|do) |i (?:did|wrote) |what [a-z]+$|bless [a-z]+|ill start|let me|never ?mind|what i want|(?:no )?not an? |funny question|silly question|my goodness|third time|second time|no ideas?|any ideas?|what (?:else|have i|am i|do you|did i)|anything else|whats (?:missing|left)|put (?:it|that|this|them) in|make (?:it|that|this) |write (?:it|that|this)|show me|in that order|in order|small steps|easy steps|step by step|short sentences|with the dots|like before|as (?:dots|a list)|one (?:thing )?at a time)\b)|^\d{1,2} (?:small |easy |short )?(?:steps?|things|points|lines)$|^(?:just |only |also )*(?:the|a|my|same|whole|that) (?:whole )?(?:list|plan|schedule)$|\bno wait\b|\b(?:an?|the|my|your) (?:[a-z]{1,10} )?(?:list|plan)(?: please| pls)?$/
/** She tells something, which by itself is no thing for a list. */
const tells =
  /^(?:i|im|ill|ive|id|he|hes|she|shes|they|theyre|we|were|weve|it|its|nobody|everyone|(?:my|our|his|her)(?: [a-z]{1,12}){1,4} (?:is|are|was|has|gets|says|come|comes|wants|will)) /

/** As it stands on a list. */
function asThing(piece: string): string {
  const said = piece
    .trim()
    .replace(/^[^:]{1,30}: (?=\S)/, '')
    .replace(leadsUp, '')
    .replace(/[.,;:!?]{1,9}$/, '')
    .replace(/^["“‘']{1,2}|["”’']{1,2}$/g, '')
    .replace(/ (?:please|pls|lol|haha|as well|too)$/i, '')
    .slice(0, longestThing)
    .replace(day, (each) => days.get(each.toLowerCase()) ?? each)
  const thing = written(said)
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`
}

/** What stands for more of the kind. */
const andSoOn =
  /^(?:etc|and so on|so on|that kind|that sort(?: of thing)?|that kind of thing|stuff like that|things like that|you know)$/
/** A sentence by itself that asks. */
const asks = /\?\s*$|^(?:is|are|can|could|do|does|did|should|will|would|how|why|who|which) /i

/** A last 'and' between two short things parts them. */
function partedAtAnd(pieces: readonly string[]): string[] {
  const last = pieces.at(-1) ?? ''
  const at = last.lastIndexOf(' and ')
  const [one, other] = [last.slice(0, at).trim(), last.slice(at + 5).trim()]
  const isShort = (text: string) => text !== '' && text.split(' ').length <= 4
  const isParted = pieces.length > 1 && at > 0 && isShort(one) && isShort(other) && !/\d$/.test(one)
  return isParted ? [...pieces.slice(0, -1), one, other] : [...pieces]
}

/** Where she sets no commas, each time begins a thing. */
const beforeTime = /\s(?=\d{1,2}(?:[.:]\d\d)?(?:am|pm)? [a-z])/i

/** The pieces of one sentence, as they were typed. */
function piecesOf(text: string): string[] {
  const pieces = text.split(between).filter((each) => /[\p{L}\p{N}]/u.test(each))
  if (pieces.length > 1) return partedAtAnd(pieces)
  if (!/^\d/.test(text)) return pieces
  const timed = text.split(beforeTime)
  return timed.length > 2 ? timed : pieces
}

const letters = (piece: string) =>
  plainly(piece)
    .replace(/[.,;:!?]{1,9}$/, '')
    .trim()

const isToUs = (piece: string) =>
  toUs.test(letters(piece)) || toUs.test(letters(piece.trim().replace(leadsUp, '')))

interface Said {
  things: string[]
  /** Three or more, of which few are told in sentences. */
  isSeveral: boolean
  /** It only tells, or speaks to us. */
  isNone: boolean
}

function saidIn(text: string): Said {
  const pieces = piecesOf(text)
  const isOn = pieces.some((each) => andSoOn.test(letters(each)))
  const kept = pieces.filter((each) => !isToUs(each) && !andSoOn.test(letters(each)))
  const told = kept.filter((each) => tells.test(`${plainly(each).replace(leadsUp, '')} `) && !isTimed(each))
  return {
    things: kept.map(asThing).filter((each) => each !== ''),
    isSeveral: kept.length > (isOn ? 1 : 2) && told.length * 2 <= kept.length,
    isNone:
      kept.length === 0 ||
      (asks.test(text.trim()) && kept.length < 3) ||
      told.length === kept.length ||
      kept.length < pieces.length,
  }
}

/** All that a text names as things, as far as it is read; one that says what is to be done with them is none. */
export const thingsOf = (text: string): string[] =>
  text
    .slice(0, longest)
    .split(sentence)
    .flatMap((each) => saidIn(each).things)

/** Whether she named more than is read. */
export const isTooLong = (text: string): boolean => text.length > longest

/** What she names in a line that is plainly an enumeration, without what she says beside it; [] where it is none. In linear time. */
export function enumerated(text: string): string[] {
  const read = text.slice(0, longest)
  const lines = read.split('\n').filter((each) => each.trim() !== '')
  const said = read.split(sentence).map(saidIn)
  const isInLines = lines.length > 2 && said.filter(({ isNone }) => !isNone).length > 2
  if (!isInLines && !said.some(({ isSeveral }) => isSeveral)) return []
  return said.filter(({ isSeveral, isNone }) => isSeveral || !isNone).flatMap(({ things }) => things)
}

/** What she names beside sentences that tell or speak to us. */
export const namedBeside = (text: string): string[] =>
  text
    .slice(0, longest)
    .split(sentence)
    .map(saidIn)
    .flatMap(({ things, isNone }) => (isNone ? [] : things))

/** What she names in a word or two, where she was asked for it; [] where she tells something or speaks to us. */
export function named(text: string): string[] {
  const said = text
    .slice(0, longest)
    .split(sentence)
    .filter((each) => each.trim() !== '')
    .map(saidIn)
  return said.some(({ isNone }) => isNone) ? [] : said.flatMap(({ things }) => things)
}

/** Of a word these say which thing is meant, and are of no thing. */
const ofNaming = new Set(
  'a an the my his her our your their that this one thing bit line it item of some something'.split(' '),
)
const stem = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)
const wordsOf = (text: string): string[] => {
  const all = plainly(text).match(/[\p{L}\p{N}.:]+/gu) ?? []
  const own = all.map((each) => stem(each.replace(/[.:]{1,9}$/, ''))).filter((each) => each !== '')
  const telling = own.filter((each) => !ofNaming.has(each))
  return telling
}

const places = ['first', 'second', 'third', 'fourth', 'fifth']
const place = /^(?:the |that )?(?<place>first|second|third|fourth|fifth|last)(?: (?:one|thing|line|item))?$/i

/** Whether it stands there already, in the same words or among more of them. */
export function isThere(things: readonly string[], thing: string): boolean {
  const words = wordsOf(thing)
  return things.some((each) => {
    const own = new Set(wordsOf(each))
    const isSame = own.size === new Set(words).size || words.length > 1
    return words.length > 0 && isSame && words.every((word) => own.has(word))
  })
}

/** Which of the things she means: by its place, or by words that stand in it; those that are it word for word alone, where any is. */
export function meantIn(things: readonly string[], text: string): number[] {
  const at = place.exec(text.trim())?.groups?.place?.toLowerCase()
  if (at) {
    const index = at === 'last' ? things.length - 1 : places.indexOf(at)
    return index >= 0 && index < things.length ? [index] : []
  }
  const words = wordsOf(text)
  if (words.length === 0) return []
  const owns = things.map((each) => new Set(wordsOf(each)))
  const found = owns.flatMap((own, index) => (words.every((word) => own.has(word)) ? [index] : []))
  const same = found.filter((index) => owns[index]?.size === new Set(words).size)
  if (same.length > 0) return same
  if (found.length > 0) return found
  const asked = new Set(words)
  return owns.flatMap((own, index) =>
    own.size > 0 && asked.size <= own.size + 2 && [...own].every((word) => asked.has(word)) ? [index] : [],
  )
}
