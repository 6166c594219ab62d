import { ended, isAdded, opening, sentencesIn } from './message.ts'

/** Its words, as they are compared. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

/** What a message ends with: thanks, love, a kiss or a name. */
const close =
  /^(?:(?:(?:lots of|all my|much|big) )?love(?: you(?: all| both)?)?|(?:many )?thanks?(?: you)?(?: (?:so much|very much|a lot))?|cheers|talk soon|(?:kind|best|warm) (?:regards|wishes)|yours|gracias|bye|x{1,3}|mum|mummy|dad)(?:,? [\p{L}]{2,12}){0,2}(?: x{1,3})?[.!]?$/iu
const kiss = /(?<=\S) x{1,3}$|(?<=[.!?,]) ?x{1,3}$/i

const joined = (text: string): string =>
  text
    .replace(/ {1,3}([,.!?])/g, '$1')
    .replace(/[,;:]([.!?])/g, '$1')
    .replace(/^[\s,.;:!?]+/, '')
    .replace(/ {2,}/g, ' ')
    .trim()
const begun = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** The text with the sentences at these places gone; as it was where nothing would be left. */
const withoutAt = (text: string, at: number): string => {
  const left = sentencesIn(text)
    .filter((_, place) => place !== at)
    .join(' ')
  return left === '' ? text : left
}

/** Where these words stand in it one after the other: from and to which letter, each time. */
function runsOf(text: string, words: readonly string[]): [number, number][] {
  const own = [...text.matchAll(/[\p{L}\p{N}']+/gu)]
  return own.flatMap((first, at) => {
    const run = own.slice(at, at + words.length)
    const isRun = run.length === words.length && run.every(([word], nth) => word.toLowerCase() === words[nth])
    const last = run.at(-1)
    return isRun && last ? [[first.index, last.index + last[0].length] as [number, number]] : []
  })
}

/** Words that stand in it one after the other, gone, the last time or the first that they do. */
function withoutWords(text: string, words: readonly string[], isLast = false): string {
  const run = runsOf(text, words).at(isLast ? -1 : 0)
  if (!run) return text
  const rest = `${text.slice(0, run[0])}${text.slice(run[1])}`
  const left = joined(rest.replace(/, *(?=[,.!?])/g, '').replace(/([.!?]) *[,.!?]/g, '$1'))
  return left === '' ? text : begun(left)
}

/** The message without its greeting; a name that it greets stays. */
export const withoutOpening = (text: string): string => {
  const { word, name } = opening.exec(text)?.groups ?? {}
  if (word === undefined || name === undefined) return text
  return begun(joined(text.slice(name.trim() === '' ? (opening.exec(text)?.[0].length ?? 0) : word.length)))
}

/** The message with another greeting, or with a name at its beginning. */
export function opened(text: string, asked: string, isAlone: boolean): string {
  const open = asked.trim().replace(/[,.!?;:'"]{1,5}$/, '')
  const { word, name } = opening.exec(text)?.groups ?? {}
  if (text.toLowerCase().startsWith(`${open.toLowerCase()},`)) return text
  const isGreeting = opening.test(`${open}, `)
  const rest = word === undefined ? text : text.slice(opening.exec(text)?.[0].length)
  if (isGreeting && word !== undefined && /^\S+$/.test(open))
    return `${begun(open)}${text.slice(word.length)}`
  const called =
    isGreeting || isAlone || word === undefined || name?.trim() !== ''
      ? begun(open)
      : `${begun(word)} ${open}`
  // Where her words begin with the name already it is not said twice.
  if (rest.toLowerCase().startsWith(open.toLowerCase())) return begun(rest)
  return `${called}, ${withSmall(rest)}`
}

/** What is no name begins in small letters behind one. */
const withSmall = (text: string): string =>
  text.replace(
    /^(?:Send|Please|The|We|It|This|You|Your|Could|Can|Thank|Thanks|Sorry|She|He|They|From|My|Our|There|That|Next|Just|What|When|How|No|Don't|If|A|An|To|For|In|On|At|So)\b/,
    (word) => word.toLowerCase(),
  )

const ofGreeting = /^(?:hi|hello|hey|dear|greeting)s?$/
const ofKiss = /^(?:kiss|kisses|x{1,3}|xs|x's)$/
const ofSentence = /\b(?:bit|part|line|sentence|one|thing)$/
const ordinal: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, last: -1 }
const small =
  /^(?:the|a|an|that|this|my|about|with|of|in|it|its|and|i|you|is|was|to|whole|bit|part|line|sentence|one|thing|word|words|please|pls|just|only|though|tho|too)$/
const sameStem = (one: string, other: string): boolean => one.slice(0, 5) === other.slice(0, 5)

/** The place of the sentence, or of the piece between commas, that has most of these words; -1 where none has any. */
export function placeOf(pieces: readonly string[], named: string): number {
  const words = wordsIn(named).filter((word) => !small.test(word))
  const counts = pieces.map((piece) => {
    const own = wordsIn(piece)
    return words.filter((word) => own.some((each) => sameStem(each, word))).length
  })
  const most = Math.max(0, ...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}

/**
 * The message without a part that she names: its greeting, a kiss, a sentence by its place or its words, or words that stand in it; as it
 * was where it has none such. In linear time.
 */
export function without(text: string, named: string): string {
  const part = named.trim().replace(/^(?:(?:just|only|the|a|that|this|my|words?) )+/i, '')
  const words = wordsIn(part.replace(/(?<!\p{L})'|'(?!\p{L})/gu, ' '))
  const [first = ''] = words
  const nth = ordinal[first]
  const rest = nth === undefined ? words : words.slice(1)
  if (rest.length === 0 || (nth !== undefined && /^half\b/.test(rest.join(' ')))) return text
  const plain = rest.join(' ')
  if (ofGreeting.test(plain)) return withoutOpening(text)
  if (ofKiss.test(plain)) return text.replace(kiss, '')
  const sentences = sentencesIn(text)
  if (nth !== undefined && (ofSentence.test(plain) || /^(?:few )?words$/.test(plain)) && rest.length === 1)
    return begun(withoutAt(text, nth < 0 ? sentences.length - 1 : nth))
  const whole = sentences.findLastIndex((each) => wordsIn(each).join(' ') === plain)
  if (whole >= 0) return withoutAt(text, whole)
  const cut = withoutWords(text, rest, nth !== undefined && nth !== 0)
  if (cut !== text) return withoutMost(text, cut, rest)
  const begins = sentences.findIndex((each) => isBegunBy(wordsIn(each), words))
  if (begins >= 0) return begun(withoutAt(text, begins))
  if (!ofSentence.test(plain)) return text
  const at = placeOf(sentences, plain)
  if (at < 0) return text
  if (!/\b(?:bit|part|thing)$/.test(plain)) return begun(withoutAt(text, at))
  const pieces = (sentences[at] ?? '').split(/(?<=,) /)
  const piece = placeOf(pieces, plain)
  const left = joined(
    pieces
      .filter((_, place) => place !== piece)
      .join(' ')
      .replace(/,$/, '.'),
  )
  return left === '' ? withoutAt(text, at) : begun(sentences.with(at, left).join(' '))
}

/** Where she names half or more of a sentence, all of it goes. */
function withoutMost(text: string, cut: string, words: readonly string[]): string {
  const at = sentencesIn(text).findIndex((each) => {
    const own = wordsIn(each)
    return own.join(' ').includes(words.join(' ')) && own.length < 2 * words.length && !/[,;]/.test(each)
  })
  return at < 0 ? cut : begun(withoutAt(text, at))
}

/** Whether what she says begins with half or more of the words of a sentence, as they stand there. */
function isBegunBy(sentence: readonly string[], hers: readonly string[]): boolean {
  const least = Math.max(2, Math.ceil(sentence.length / 2))
  return hers.length >= least && ` ${sentence.join(' ')} `.includes(` ${hers.slice(0, least).join(' ')} `)
}

/** Where something is put: at the start, before or after what has these words, else at the end, before what closes it. */
export interface Place {
  at: 'start' | 'before' | 'after' | 'end' | 'last'
  named: string
}

const closes = (sentence: string): boolean => close.test(sentence) || isAdded(sentence)

/** The message with more in it. */
export function withMore(text: string, more: string, { at, named }: Place): string {
  const opens = opening.exec(text)?.[0] ?? ''
  if (at === 'start') return joined(`${opens}${more} ${begun(text.slice(opens.length))}`)
  const sentences = sentencesIn(text.replace(/(?<=[\p{L}\p{N}])(?= x{1,3}$)/iu, '.'))
  const found = at === 'before' || at === 'after' ? placeOf(sentences, named) : -1
  const closing = sentences.findIndex(
    (each, place) => place > 0 && sentences.slice(place).every((last) => closes(last)) && closes(each),
  )
  const end = at === 'last' || closing < 0 ? sentences.length : closing
  const into = found < 0 ? end : at === 'after' ? found + 1 : found
  return joined(sentences.map(marked).toSpliced(into, 0, more).join(' '))
}
const marked = (sentence: string): string => (close.test(sentence) ? sentence : ended(sentence))

/** So often at most. */
const mostReplaced = 6
/** The message with other words in place of some of its own; as it was where it has none of these. */
export function replaced(text: string, old: string, by: string): string {
  const words = wordsIn(old)
  const put = by.trim().replace(/[.!?,;]$/, '')
  if (words.length === 0 || put === '') return text
  return runsOf(text, words)
    .slice(0, mostReplaced)
    .reverse()
    .reduce((rest, [from, to]) => {
      const isFirst = from === 0 || /[.!?] $/.test(rest.slice(0, from))
      const isName = /^\p{Lu}\p{Ll}+$/u.test(rest.slice(from, to))
      return `${rest.slice(0, from)}${isFirst || isName ? begun(put) : put}${rest.slice(to)}`
    }, text)
}
