import { plainly } from '../line/kind-of-line.ts'
import { addedTo } from './as-told.ts'
import { clausesIn, greetsThem, inFront, isOpening } from './clauses.ts'
import { inTone, type Message, opening, sentencesIn, type Tone } from './message.ts'
import { opened, type Place, placeOf, replaced, withMore, without, withoutOpening, wordsIn } from './parts.ts'

/** One thing that she wants changed. */
type Edit = (message: Message) => string

/** So much of a line is read. */
const longestRead = 600
const takes =
  /^(?:(?:take|leave) (?<part>(?!out\b|off\b|away\b)[^.!?\n]{1,80}?) (?:out|off|away)\b|(?:take (?:out|off|away)|remove|drop|lose|skip|leave (?:out|off|away)|cut(?: out)?|delete|get rid of|out with|throw (?:away|out)|without|minus|except)\b[,:]? (?<named>[^.!?\n]{1,100}))/i
const noFrame = /^(?:no|not) (?:more |the |any )?(?<part>hi|hello|hey|greeting|kiss(?:es)?|x{1,3})\b/i
const noThanks = /^(?:no|not) (?<part>thank you|thanks)\b/i
/** She names what goes, and then that it does: "'I love you' to his teacher?? take that out". */
const goes =
  /(?:^|[.!?,;] |\b(?:and|but|at|is) )(?:the )?(?<part>'[^'\n]{2,60}'|"[^"\n]{2,60}"|i love you|thank you|hi|hello|kiss|x|last (?:line|sentence|bit)|first (?:line|sentence|bit)|and [a-z ]{3,30}')(?: [a-z]{1,9}){0,3}?(?: out| off| must go| has to go| isn'?t part| doesn'?t belong|(?: is|'s)? still (?:there|in)| was to you|,? take (?:it|that) out)/i
const thatOne = /^(?:it|that|this|that one|them|those|those two|these|both)(?: (?:line|sentence|bit|part))?$/i
const aQuote = /(?<![\p{L}\p{N}])(?:'(?<single>[^\n]{2,80}?)'(?![\p{L}\p{N}])|"(?<double>[^"\n]{2,80})")/u
/** Where it says why, what is to go has ended. */
const aboutWhat =
  /\b(?:one|bit|line|part|sentence) (?:about|with|where) (?:the |my |her |his )?(?<what>[^.!?,\n]{2,60})/i
const notTheThing =
  /\b(?:not|no) (?:the|your|that|my) (?<what>[\p{L}]{4,14})\b|\b(?:the|my) (?<again>[\p{L}]{4,14}) again\b/iu
const reason =
  /(?:,| because| cos| cause| though| tho| since| so that| please| pls| from (?:it|there)| of it| it'?s| at the (?:end|start))(?: .*)?$/i

const startsWith = /^(?:start|begin)(?: (?:it|that|off))?(?: with)?:? (?<open>[^.!?\n]{2,120})/i
const notThat = /(?:^|[,.!?] |\band )(?<open>[\p{L}]{2,10}) not (?<old>hi|hello|hey|dear)\b/iu

const changesTo =
  /^(?:change|swap|replace|turn|make) (?:the |all the )?(?:word |bit )?(?<old>'[^\n]{1,60}?'|"[^"\n]{1,60}"|[^'".!?\n]{1,40}?) (?:to|into|for|with|by) (?:an? |the )?(?<by>'[^\n]{1,80}'|"[^"\n]{1,80}"|[^.!?,\n]{1,80})/i
const otherThan = [
  /\bnot (?<old>(?:she|he|they|her|him|them|his|their)), (?<by>[\p{L}']{1,12})\b/iu,
  /\bnot (?<old>[\p{L}']{1,12}),? but (?<by>[\p{L}']{1,12})\b/iu,
  /\b(?:say|says|be|put) (?:'[^'\n]{0,40}?(?<quoted>you)\b[^'\n]{0,40}'|(?<by>[\p{L}']{1,14})) (?:not|instead of) (?<old>[\p{L}']{1,14})\b/iu,
  /\bsays (?<old>[\p{L}']{1,14})\b[^.!?\n]{0,30}, (?:it )?should be (?<by>[\p{L}']{1,14})/iu,
  /\binstead of '?(?<old>[^'.!?,\n]{1,30})'?,? (?:put|say|write) '?(?<by>[^'.!?\n]{1,60})/iu,
]
const puts =
  /^(?:add|put back|put in|include|mention|say|tell (?:her|him|them)|put|(?:still )?missing|(?:and )?(?:one|a) (?:\w+ ){1,2}(?:line|sentence|thing|bit))(?: (?:back )?in| too| as well| also| back)?[,:]? (?:to the (?:te?xt|message|note|letter),? )?(?:a (?:last |first |warm )?(?:line|sentence) ?(?:to the (?:te?xt|message))?,? ?)?(?!that (?:in|back|first|at|too|into)\b|\S+ instead of\b|(?:it|this|more|nothing|something|anything|so|kinder|firmer|shorter)\b|[^.!?]{0,20}\b(?:in it|with (?:a )?(?:big|capital))\b)(?<more>(?:that )?\S(?:[^.!?\n]|\.(?=\d)){1,}[.!?]?)/i
const leftOut =
  /^you (?:left out|forgot|missed|lost) (?!nothing\b)[^.!?]{1,40}[.!?] (?<more>(?!add|put|i\b|i'll|ill|sent)(?:[^\s.!?]{1,20} ){1,6}[^\s.!?]{1,20}[.!]?$)/i
const asksFor =
  /^ask (?:her|him|them),? (?:don'?t tell (?:her|him|them):? )?(?<more>(?:to|if|could|can|would|whether) [^.!?\n]{3,}\??)/i
const placed: readonly (readonly [Place['at'], RegExp])[] = [
  ['before', /,? (?:right )?before (?:the|that) (?<named>[^,.!?]{2,40})[.!]?$/i],
  [
    'after',
    /,? (?:right )?after (?:the |that )?(?<named>(?:line|sentence|bit|part|thank|hi|hello|kiss)[^,.!?]{0,30})[.!]?$/i,
  ],
  ['start', /,? (?:at the (?:very )?(?:start|beginning|top|front)|first|in front|to begin with)[.!]?$/i],
  ['last', /,? (?:right )?at the (?:very )?(?:end|bottom)\b[^.!?]{0,60}[.!]?$/i],
]
const comesFirst =
  /\bthat (?:has to|should|must|needs to|goes) (?:come |go |be )?(?:first|at the start)\b|\bput (?:that|it) in first\b/i
/** What it is put in beside: 'put the date in'. */
const trailing = /[,;]? (?:in|too|as well|please|pls|instead|somewhere|and that'?s it)[.!]?$/i

const shorter =
  /\b(?:make|keep|want|do|write|get|be) (?:it|that|this|the [a-z]{2,8}|a) ?(?:tiny |little )?(?:a )?(?:(?:tiny )?bit |lot |much |even |more )?short|^(?:\S+ ){0,4}shorter\b|\bshorter (?:version|one|please|pls|and)\b|[.,] (?:and )?shorter\b|\b(?:its|thats|bit|way) too long\b|\bcut it down\b|\b(?:tiny |little )?bit shorter\b/
const kinder =
  /\b(?:kinder|nicer|softer|gentler|warmer|more polite)\b|^(?:\S+ ){0,3}(?:kind|nice|soft|gentle|warm|polite)(?: \S+)?$/
const firmer =
  /\b(?:firmer|stronger|clearer|tougher|more firm)\b|^(?:\S+ ){0,3}(?:firm|strong|clear|tough|straight)(?: \S+)?$/
const notIt =
  /\b(?:not|less|no|mas) (?:so |too )?(?:firm|kind|nic|soft|hurt|beg)[a-z]{0,5}\b|\b(?:firmer|firme|kinder|softer) no\b/g
const again =
  /\b(?:show|give|send|read|see|have|want)\b[^.!?]{0,20}\b(?:it|mine|message|msg|te?xt|letter|note|e?mail|all of it)\b[^.!?]{0,16}\b(?:again|back|once more)\b|\bwhere(?:s| is| did| has)\b[^.!?]{0,8}\b(?:message|msg|te?xt|letter|note|e?mail)\b|\bmy (?:message|te?xt|letter|note|e?mail) (?:again |back )?(?:please|pls)\b|\b(?:show|give|read) me (?:the|my|that) (?:message|msg|te?xt|letter|note|e?mail)\b|\b(?:can|could|may) i see (?:it|the (?:message|te?xt|letter|note|e?mail))\b/

/** The tone that she asks for; 'text' where she asks for none. */
export function toneIn(text: string): Tone {
  const plain = plainly(text).replace(notIt, ' ')
  if (/^(?:its|it is|thats)\b/.test(plain)) return 'text'
  return firmer.test(plain) ? 'firmer' : kinder.test(plain) ? 'kinder' : 'text'
}

/** Whether she would see the message once more. */
export const asksToSee = (text: string): boolean => again.test(plainly(text))

const fewSentences = 2
/** Its first sentences, with a greeting of hers. */
function inFewerWords({ text }: Message): string {
  const opens = opening.exec(text)
  const greeting = opens?.groups?.name?.trim() ? opens[0].trim() : ''
  const all = sentencesIn(text.slice(opens?.[0].length ?? 0))
  return all.length <= fewSentences ? text : [greeting, ...all.slice(0, fewSentences)].join(' ').trim()
}

const withinQuotes = (text: string): string => text.trim().replace(/^["']|["'][.!]?$/g, '')

/** What 'that' is in a line of hers: what it quotes, or says it is about. */
function namedIn(line: string): string {
  const quote = aQuote.exec(line)?.groups
  const { what } = aboutWhat.exec(line)?.groups ?? {}
  const thing = notTheThing.exec(line)?.groups
  const whole = what ?? thing?.what ?? thing?.again
  return (
    quote?.single ??
    quote?.double ??
    goes.exec(line)?.groups?.part ??
    (whole ? `${whole} line` : (/\b(?:i love you|thank you)\b/i.exec(line)?.[0] ?? ''))
  )
}

/** What goes by a clause: each of the things that it names. */
function removes(part: string, line: string): Edit {
  const quote = aQuote.exec(part)?.groups
  const named = quote?.single ?? quote?.double ?? part.replace(reason, '')
  const meant = thatOne.test(named.trim()) ? namedIn(line) : named
  if (meant === '' && /\b(?:line|sentence|bit)$/i.test(named))
    return ({ text }) => without(text, 'last sentence')
  return ({ text }) => {
    const whole = without(text, meant)
    if (whole !== text) return whole
    return meant.split(/ (?:and|or) (?:the )?|, /).reduce((rest, each) => without(rest, each), text)
  }
}

/** Where it is put, and what is left of the clause without that. */
function placeIn(more: string, line: string): [string, Place] {
  for (const [at, sign] of placed) {
    const found = sign.exec(more)
    if (found) return [more.slice(0, found.index), { at, named: found.groups?.named ?? '' }]
  }
  return [more, { at: comesFirst.test(line) ? 'start' : 'end', named: '' }]
}

const nameAtEnd = /^(?:my|her|his) name,? at the end,? (?<name>\p{Lu}\p{L}+)/u
const isIn = (text: string, said: string): boolean =>
  wordsIn(text).join(' ').includes(wordsIn(said).join(' '))

function adds(more: string, line: string): Edit | undefined {
  const [words, place] = placeIn(more.trim().replace(nameAtEnd, '$<name> at the end'), line)
  const quote = /^["']/.test(words) ? aQuote.exec(words)?.groups : undefined
  const own = (quote?.single ?? quote?.double ?? withinQuotes(words.replace(trailing, ''))).replace(
    /^an? kiss(?: x)?$/i,
    'x',
  )
  if (!/\S/.test(own) || (own.length < 3 && own !== 'x')) return undefined
  return ({ text, to }) => {
    // 'Before the weekend' is no place in it.
    const isPlace = place.named === '' || placeOf(sentencesIn(text), place.named) >= 0
    const said =
      own === 'x' ? own : addedTo(isPlace ? own : withinQuotes(more.trim().replace(trailing, '')), to)
    return said === undefined || isIn(text, said) ? text : withMore(text, said, place)
  }
}

const opens = (open: string, isAlone: boolean): Edit => {
  const name = (/^[^,.!?]+/.exec(open)?.[0] ?? '')
    .replace(/ (?:not|and|please|pls|at|instead)\b.*$/i, '')
    .replace(/^an? /i, '')
  return ({ text }) => (name.split(' ').length > 4 ? text : opened(text, name, isAlone))
}

const replaces = (old: string, by: string): Edit => {
  const [was, now] = [withinQuotes(old), withinQuotes(by)]
  return ({ text }) =>
    /^(?:she|he|they)$/i.test(was) && /^you$/i.test(now)
      ? inSecondPerson(text, was)
      : replaced(text, was, now)
}

const inSecondPerson = (text: string, was: string): string =>
  ["'s|you're", ' is|you are', ' was|you were', ' has|you have', "'d|you'd", "'ll|you'll", '|you'].reduce(
    (rest, each) => {
      const [end = '', by = ''] = each.split('|')
      return replaced(rest, `${was}${end}`, by)
    },
    text,
  )

/** What a clause of hers would change; undefined where it changes nothing. */
function editOf(each: string, line: string): Edit | undefined {
  const taken =
    takes.exec(each)?.groups ??
    noFrame.exec(each)?.groups ??
    (/\bno hello\b/i.test(line) ? noThanks.exec(each)?.groups : undefined)
  const part = taken?.part ?? taken?.named
  if (part) return removes(part, line)
  const swapped = changesTo.exec(each)?.groups
  if (swapped?.old && swapped.by && !/^it$/i.test(swapped.old))
    return replaces(swapped.old, swapped.by.replace(/ and that'?s it.*$/i, ''))
  const begins = startsWith.exec(each)?.groups?.open
  if (begins) return opens(begins, true)
  const open = greetsThem.exec(each)?.groups?.open ?? inFront.exec(each)?.groups?.open?.trim()
  if (open && isOpening.test(open)) return opens(open, false)
  const asked = asksFor.exec(each)?.groups?.more
  if (asked)
    return adds(
      /^(?:could|can|would) /i.test(asked)
        ? asked.replace(/[.!]?$/, '?').replace('??', '?')
        : `ask them ${asked}`,
      line,
    )
  // What is to be back is not in her line.
  if (/^put (?:[^\s.!?]{1,20} ){1,8}back(?: in)?(?:[.!]|$| and\b)/i.test(each)) return ({ text }) => text
  const more = puts.exec(each)?.groups?.more ?? leftOut.exec(each)?.groups?.more
  return more ? adds(more, line) : undefined
}

/** All that she would have changed in a message, in its turn. */
function editsIn(line: string): Edit[] {
  const clauses = clausesIn(line)
  const opensIt = (each: string): boolean => [startsWith, greetsThem, inFront].some((sign) => sign.test(each))
  // What it begins with is set when all else is in its place.
  const edits = [...clauses.filter((each) => !opensIt(each)), ...clauses.filter(opensIt)].flatMap(
    (each) => editOf(each, line) ?? [],
  )
  const gone = clauses.some((each) => takes.test(each)) ? undefined : goes.exec(line)?.groups?.part
  if (gone) edits.unshift(removes(gone, line))
  const { open, old } = notThat.exec(line)?.groups ?? {}
  if (
    open &&
    old &&
    !edits.some((edit) => edit({ text: 'Hi! A.', to: { kinds: [], pronoun: 'any' } }).startsWith(open))
  )
    edits.push(
      /^(?:hi|hello|hey|dear)$/i.test(open)
        ? opens(open, true)
        : (message) => opened(withoutOpening(message.text), open, true),
    )
  for (const sign of otherThan) {
    const { old: was, by, quoted } = sign.exec(line)?.groups ?? {}
    const now = by ?? quoted
    if (was && now && !/^(?:hi|hello|hey|dear)$/i.test(was)) edits.push(replaces(was, now))
  }
  return edits
}

const putsThatIn = /^(?:and |then |please )?(?:put|add) (?:that|it|this)\b[^.!?]{0,40}/i

/** The message with what she has just dictated put in, where she says that it is to go in; else undefined. */
export function putIn({ text }: Message, words: string, asked: string): string | undefined {
  const clauseOf = putsThatIn.exec(asked)?.[0]
  return clauseOf === undefined
    ? undefined
    : withMore(text, words, placeIn(clauseOf.split(',')[0] ?? '', asked)[1])
}

/** No change makes a message longer than this. */
const longestMessage = 1500

export interface Edited {
  text: string
  /** She asked for a change, whether there was anything to change or not. */
  isAsked: boolean
}

/**
 * A message that she has in hand as she would have it, change by change, in fewer words and in another tone where she asks for that. What
 * she does not name stays word for word. In linear time.
 */
export function edited(message: Message, text: string): Edited {
  const line = text
    .slice(0, longestRead)
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
  const edits = editsIn(line)
  if (shorter.test(plainly(line))) edits.push(inFewerWords)
  const tone = toneIn(line)
  if (tone !== 'text') edits.push((each) => inTone(each, tone))
  return {
    text: edits.reduce((rest, edit) => {
      const next = edit({ ...message, text: rest })
      return next.length > Math.max(longestMessage, rest.length) ? rest : next
    }, message.text),
    isAsked: edits.length > 0,
  }
}
