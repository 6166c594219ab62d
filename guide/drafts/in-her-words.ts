import { inHerWords } from '#content/companion/listening/words-to-begin.ts'
import { isFitToSay } from '#guide/fit-to-say.ts'
import { asksForWords } from './asks-for-words.ts'
import { framed } from './message.ts'
import { forWhom, type Person, speaksOf } from './persons.ts'
import { manner } from './said-to-us.ts'
import { turnedTo, written } from './turned-to-them.ts'

/** She says something, asks them to do something, whether she may, for something, or something that they know. */
type Form = 'said' | 'do' | 'may' | 'for' | 'tell'

/** What begins so is said to them, and no more of whom it is for. */
const opens =
  "(?:i|i'm|im|ive|i've|ill|i'll|id|we|were|we're|weve|we've|wed|we'd|we'll|its|it's|this|thats|theres|no|pls|plz|please|sorry|thanks|thank you|hes|he's|shes|she's|he|she|they|theyre|theyve|dont|don't|stop|just|could|can|would|\\d+)\\b"
/** A word of somebody's name, and nothing that goes on from it. */
const ofName = `(?!${opens}|(?:when|if|so|at|in|to|about|that|how|what|for|and|but|or|because|before|after|my|our|the|his|her|their|me|us|it|this)\\b)[a-z0-9']{1,14}`
/** Who stands between what she does and what she says: 'her', 'my boss', 'the nursery lady'. */
const who = `(?:(?:my|our|the|his|her|their) (?:${ofName} ){0,3}?${ofName}|her|him|them|${ofName})`
/** She says it herself from here on. */
const mine =
  '(?:how (?:do|can|could|would|should|might) (?:i|you|u)|how to|way to|(?:want|wanna|need|like|have|try|trying|going|gonna|something|words|what|message|text|line|note)(?: to)?|help me(?: to)?|(?:can|could) (?:you|u)|^(?:pls |please )?)'
const adverbs = '(?:even |just |only |kindly |nicely |politely |best |really |maybe ){0,2}'
/** What she would send, not what she was sent: 'got a text from school that'. */
const sent =
  "(?<!\\b(?:got|gets?|sent|sends|had|received|read|saw|wrote|the|this|his|her|their|another|said|says) (?:me |us )?(?:an? )?)\\b(?:text|txt|message|msg|email|note|letter|card|write|word|line|something)(?: (?!from\\b)[a-z']{1,14}){0,6}?"

/** Where what is to be said begins, and how it is said. Of several the last one counts: the nearest to her words. */
const leads: readonly (readonly [Form, RegExp])[] = [
  [
    'said',
    new RegExp(
      `${sent} (?:saying|to say|that says|explaining|(?<!something )that|to (?:tell|let) ${who} (?:know|that))(?: that)? (?!(?:i (?:can|could) (?:send|use|give|put|copy|say)|is|isnt|isn't|doesnt|does|wont|will|sounds?|says?|makes?|would|can|something|anything|a few|a word|to|it)\\b)`,
      'gi',
    ),
  ],
  [
    'said',
    new RegExp(
      `${mine} ${adverbs}say (?:that )?(?=${opens})(?!no to\\b|sorry to\\b|it (?:to|without|so|in)\\b)`,
      'gi',
    ),
  ],
  [
    'said',
    new RegExp(
      `${mine} ${adverbs}(?:text|txt|message|msg|email|write(?: to)?) ${who} so (?:she|he|they) knows? (?:that )?`,
      'gi',
    ),
  ],
  [
    'said',
    /\b(?:want|wanna|need|like|have) (?:to )?say (?:is )?(?:that )?(?!(?:something|anything|a few|a word|it|to|her|him|them)\b)/gi,
  ],
  [
    'said',
    new RegExp(
      `${mine} ${adverbs}(?:tell|text|txt|message|msg|email|write(?: to)?|say(?: to)?|reply to|let|remind) ${who} (?:know )?(?:that (?!(?:is|isnt|isn't|doesnt)\\b)|(?=${opens}))`,
      'gi',
    ),
  ],
  ['said', /\b(?:word|put|phrase) (?=(?:please|pls|no|sorry|thanks|thank)\b)/gi],
  ['do', new RegExp(`${mine} ${adverbs}ask ${who} (?=(?:not )?to (?!(?:be|see|say|tell|ask)\\b))`, 'gi')],
  ['do', new RegExp(`${sent} asking (?:her|him|them) (?=(?:not )?to )`, 'gi')],
  [
    'do',
    new RegExp(
      `\\b(?:text|txt|message|msg|email|note) to ${who} (?=(?:not )?to (?!(?:be|see|say|tell|ask|let|send|make)\\b))`,
      'gi',
    ),
  ],
  [
    'do',
    new RegExp(
      `${mine} ${adverbs}(?:tell|text|txt|message|email|remind) ${who} (?=(?:not )?to (?!(?:be|see|say|tell|ask)\\b))`,
      'gi',
    ),
  ],
  ['may', new RegExp(`${sent} asking to (?!(?:be|see)\\b)`, 'gi')],
  [
    'for',
    new RegExp(`(?:${mine}|to) ${adverbs}ask (?:${who} )?for (?!(?:advice|ideas|help|a friend)\\b)`, 'gi'),
  ],
  ['for', new RegExp(`${sent} asking (?:her |him |them )?for `, 'gi')],
  [
    'tell',
    new RegExp(`${mine} ${adverbs}ask (?:${who} )?(?=(?:if|whether|how|when|what|where|which)\\b)`, 'gi'),
  ],
  [
    'tell',
    new RegExp(`${sent} asking (?:her |him |them )?(?=(?:if|whether|how|when|what|where|which)\\b)`, 'gi'),
  ],
]

/** Where she asks for words, they come after it as well: 'words for the teacher. like sorry about the mess'. */
const likeThis =
  /(?<!\b(?:feels?|felt|looks?|looked|sounds?|sounding|seems?|would|wed|id|dont|doesnt|acts?|acting|treats?|talks?|shit|is|its|was|just|something|stuff|things|more|i|you|me|be|smells?) )\blike (?=(?:i|im|ive|ill|id|we|were|weve|wed|could|can|would|sorry|please|pls|no|hi|thanks?|dont|don't|its|if|what|how|when|you|your|the|my|our|his|her)\b)/gi

/** So they do behind a colon, in a sentence that goes on from the request ('to mil? that polish is good for her'), and where she says sorry or thanks. */
const besideRequest: readonly (readonly [Form, RegExp])[] = [
  ['said', likeThis],
  ['said', /:\s+(?=\S+ \S)/g],
  [
    'said',
    /^\s*(?:(?:just|only|basically|like|and) ){0,2}(?:that|saying(?: that)?|to say(?: that)?) (?!(?:is|was|isnt|isn't|wasnt|would|will|it|one|way|sounds?)\b)(?=\S+ \S)/gi,
  ],
  ['said', /,\s+(?=(?:sorry|thanks|thank you) \S)/gi],
  ['do', /(?:^\s*asking|[,;] (?:and |just |please ){0,2}(?:ask|tell)) (?:her|him|them) (?=(?:not )?to )/gi],
  ['tell', /^\s*asking (?:her |him |them )?(?=(?:if|whether|how|when|what|where|which)\b)/gi],
]

/** Where she only names a message, what she would ask of them stands in a sentence after that: 'a message to my sister. can she do saturday'. */
const onlyNamed =
  /^(?:(?:just|only|ok|no|please) ){0,3}an? (?:[a-z]{1,8} )?(?:te?xt|message|msg|email|note|letter)\b/i
const askedOfThem = /^\s*(?=(?:can|could|will|would) (?:she|he|they) \S+ \S)/gi

/** Here she turns from them to who answers her; what leads up to it is how she would say it. */
const after = [
  /[,;]? (?:how|what) (?:do|can|should|would|could) (?:i|you|u) (?:even )?(?:word|put it|say|write|phrase|tell|text)\b.*$/i,
  /[,;]? (?:and |but )?(?:i )?(?:dont|don't|not sure|no idea) (?:know )?(?:how|what)\b.*$/i,
  /[,;]? (?:can|could) (?:you|u) (?:help|write|draft|word)\b.*$/i,
  / (?:so|so that) (?:he|she|they|it|hes|shes|i dont|i don't|we dont|we don't)\b.*$/i,
  / without (?:it |her |him |them |me )?(?:a|any|being|sounding|causing|making|upsetting|starting|offending|hurting|seeming|looking|getting|feeling|blowing|having|coming)\b.*$/i,
  / (?:in a (?:nice|kind|polite|firm|calm) way|nicely|politely|kindly|gently|calmly|professionally|or something|or whatever|lol|haha|tho|though|x{1,3}|idk)$/i,
]
const toWhom = new RegExp(` to ${who}$`, 'i')
/** What no one sends to somebody who reads it as it stands, or is of nothing that was said. */
const unfit =
  /\b(?:fu+ck\w{0,6}|shit\w{0,4}|cunt|bitch|arse(?:s|d|holes?)?|piss\w{0,4}|bastard|ffs|wtf|kill|die|dead|hit|(?<!\bsaid\b[^.!?,]{0,40} )hurt(?:s|ing)? me|stuffed|idk|etc|blah|(?:wish|wanted|tried) (?:i could have|to have|to) stay(?:ed)?|when (?:im|i'm|i am) gone|for when (?:she|he|you|they)(?:'s|'re| is| are|s)? \d{1,2}|look after (?:them|her|him|each other) for me|you(?:'ll| will) (?:all )?regret|i(?:'ll| will) find you|watch your back|you(?:'ll| will) be sorry)\b|^(?:it|that|this|something|about|sorry|no|yes|thanks|thank you|please|so|because|and|or)$/i
const dangles =
  /\b(?:the|a|an|of|to|with|for|(?<!\b(?:look|looks|feel|feels|sound|sounds) )like|that|if|and|but|or|my|his|their|because|about|when|so|i)$/i
export const fewestWords = 2
/** Whether what she says may be sent to somebody. */
export const isSendable = (body: string): boolean => !unfit.test(body)
const fewestLetters = 9
const fewestAlone = 3

/** A question of them begins here, also after what she says first: 'sorry about it and what do you do'. */
const asksThem =
  /(?:^|(?:,? (?:and|but|so|then)|[,;])\s)(?=(?:(?:can|could|would|will|do|did|are) (?:you|u|they|he|she|we|i)|(?:what|how|when|where|why) (?:do|does|can|should|would|are|is|did) (?:you|u|they|he|she|we|i))\b)/i

/** So much of the end of a long line is read. */
export const longestRead = 400

export interface Said {
  form: Form
  body: string
}

/** What she told as a message. */
export interface Written {
  text: string
  /** It is so short that another says more. */
  isShort: boolean
}

/** What she wants said, as she typed it. */
function saidIn(text: string, from = leads): Said | undefined {
  let best: (Said & { isWorth: number }) | undefined
  const isAsked = asksForWords(text)
  const line = text.slice(-longestRead).replace(/[’‘`]/g, "'").replace(/[“”"]/g, '')
  const beside = onlyNamed.test(line) ? [...besideRequest, ['said', askedOfThem] as const] : besideRequest
  for (const sentence of line.split(/[.!?]{1,5}(?:\s|$)|\n|…/)) {
    for (const [form, lead] of isAsked ? [...from, ...beside] : from) {
      const found = [...sentence.matchAll(lead)].at(-1)
      if (!found) continue
      const body = after
        .reduce((rest, each) => rest.replace(each, ''), sentence.slice(found.index + found[0].length))
        .replace(toWhom, '')
        .replace(manner, '')
        .trim()
      const isWhole =
        body.length >= fewestLetters &&
        body.split(/\s+/).length >= fewestWords &&
        isSendable(body) &&
        !dangles.test(body)
      const isWorth = found.index + found[0].length
      if (isWhole && !(best && best.isWorth >= isWorth)) best = { form, body, isWorth }
    }
  }
  return best && { form: best.form, body: best.body }
}

const sentence = (text: string, mark: string): string => {
  const plain = text.trim().replace(/[.,;!?]{1,5}$/, '')
  const own = /[?!]$/.exec(text.trim())?.[0]
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${own ?? mark}`
}

/** What she wants said, said to them: one or more sentences; undefined where it cannot be without a doubt. */
function saidToThem({ form, body }: Said, person: Person): string | undefined {
  const { asks } = inHerWords
  if (form === 'do' || form === 'may' || form === 'for') {
    const turned = turnedTo(
      written(body.replace(/^(not )?to /i, '$1')).replace(/,? please$/i, ''),
      person,
      form === 'do',
    )
    return turned && asks[form].replace('{asked}', () => turned.replace(/[.,;!?]{1,5}$/, ''))
  }
  if (form === 'tell') {
    const turned = turnedTo(written(body).replace(/,? please$/i, ''), person, false)
    const does = /^(?:if|whether) you(?:'ll|'d| can| could| will| would) (?:be able to )?(.+)$/i.exec(
      turned ?? '',
    )?.[1]
    return does
      ? asks.do.replace('{asked}', () => does)
      : turned && asks.tell.replace('{asked}', () => turned)
  }
  const at = asksThem.exec(body)
  const parts: [string, string][] = at
    ? [
        [body.slice(0, at.index), '.'],
        [body.slice(at.index + at[0].length), '?'],
      ]
    : [[body, '.']]
  const told = parts
    .filter(([part]) => part.trim() !== '')
    .map(([part, mark]) => {
      const own = written(part)
      // At the end of what she tells it is said to who answers her.
      const plain =
        /^(?:I|we)\b/i.test(own) && mark === '.'
          ? own.replace(/,? please$/i, '')
          : own.replace(/(?<!,) please$/i, ', please')
      const turned = turnedTo(plain, person, false)
      return turned && sentence(turned, mark)
    })
  return told.every((each) => each !== undefined) ? told.join(' ') : undefined
}

/** The message that she has put in words herself, turned to whom it is for; undefined where she has not. In linear time. */
export function messageInHerWords(text: string, before: readonly string[] = []): Written | undefined {
  const said = saidIn(text)
  return said && messageOf([said], text, before)
}

/** The message that stands beside her request, as she typed it, where it cannot be turned to them; undefined where none does. In linear time. */
export function messageAsTyped(text: string, before: readonly string[]): Written | undefined {
  const said = saidIn(text, [])
  return said && messageOf([said], text, before, false)
}

/** The same of what she would say in the request itself: 'i want to write to him that ...'. In linear time. */
export function requestAsTyped(text: string, before: readonly string[]): Written | undefined {
  const said = saidIn(text)
  return said?.form === 'said' ? messageOf([said], text, before, false) : undefined
}

/** What joins two things that she says, each of which may stand alone. */
const joint = /,? (?:and|because|cos|while) /i
const fewestOfHerself = 4

/** Of what cannot be turned to them as a whole, what she says of herself. */
function ofHerself({ form, body }: Said, person: Person): string | undefined {
  const clause = form === 'said' && body.split(joint).find((each) => /^(?:i|we)(?:['a-z]{0,3}) /i.test(each))
  return clause && clause.split(' ').length >= fewestOfHerself
    ? saidToThem({ form, body: clause }, person)
    : undefined
}

/**
 * What she wants said as a whole message; undefined where it cannot be turned to them without a doubt, or may not be said.
 * @param isTurned false where it stays as she typed it, about them or to them
 */
export function messageOf(
  all: readonly Said[],
  text: string,
  before: readonly string[],
  isTurned = true,
): Written | undefined {
  const person = forWhom(text, before) ?? { kinds: [], pronoun: 'any' }
  const told = all.map((said) => (isTurned ? turned(said, person) : asTyped(said)))
  const message = told.every((each) => each !== undefined) ? told.join(' ') : ''
  if (message === '' || !isFitToSay(message)) return undefined
  const length = all
    .map(({ body }) => body)
    .join(' ')
    .split(/\s+/).length
  return { text: framed(message, person), isShort: length < fewestAlone }
}

/** As she typed it; of what they are to do, that they would. */
function asTyped({ form, body }: Said): string {
  const own = written(
    form === 'do' ? body.replace(/^not to /i, "please don't ").replace(/^to /i, 'please ') : body,
  )
  return sentence(own, own.endsWith('?') ? '?' : '.')
}

const turned = (said: Said, person: Person): string | undefined =>
  speaksOf(said.body, person) ? undefined : (saidToThem(said, person) ?? ofHerself(said, person))

/** What she would put in a message, turned to whom it is for where it can be as a whole. */
export const putToThem = (said: Said, person: Person): string =>
  (speaksOf(said.body, person) ? undefined : saidToThem(said, person)) ?? asTyped(said)
