import { vocabulary } from './vocabulary.ts'

/** A wording ready to match: the words it can begin with, and an expression to try where one of them stands. */
export interface Wording {
  firstWords: ReadonlySet<string>
  /** One of these is among the words of whatever it matches; undefined where that cannot be told. */
  neededWords: ReadonlySet<string> | undefined
  /** Sticky; every word in the text it reads is followed by one space. */
  expression: RegExp
}

interface Piece {
  source: string
  firstWords: Set<string>
  neededWords: ReadonlySet<string> | undefined
  /** Whether it can match nothing, so that what follows can come first. */
  skippable: boolean
}

const symbols = /\{[a-z ]+\}|[()|?+$]|~~|~|#|[a-z0-9]+\*?/g
const gaps: Record<string, string> = { '~': '(?:\\S+ ){0,3}?', '~~': '(?:\\S+ ){0,6}?' }

/**
 * Compiles a wording such as `(im|so) sad ~ today`; `PatternClass` describes the language. Nothing in it repeats without a small bound,
 * so the work of one attempt is bounded too.
 */
export function compile(template: string): Wording {
  const rest = template.match(symbols) ?? []
  const whole = readChoice(rest)
  if (rest.length > 0 || whole.skippable) throw new Error(`Not a wording: ${template}`)
  const { source, firstWords, neededWords } = whole
  return { firstWords, neededWords, expression: new RegExp(source, 'y') }
}

function readChoice(rest: string[]): Piece {
  const options = [readSequence(rest)]
  while (rest[0] === '|') {
    rest.shift()
    options.push(readSequence(rest))
  }
  return {
    source: `(?:${options.map((option) => option.source).join('|')})`,
    firstWords: new Set(options.flatMap((option) => [...option.firstWords])),
    neededWords: options.every(({ neededWords }) => neededWords)
      ? new Set(options.flatMap(({ neededWords }) => [...(neededWords ?? [])]))
      : undefined,
    skippable: options.some((option) => option.skippable),
  }
}

function readSequence(rest: string[]): Piece {
  const whole: Piece = { source: '', firstWords: new Set(), neededWords: undefined, skippable: true }
  while (rest[0] !== undefined && rest[0] !== '|' && rest[0] !== ')') {
    const piece = readPiece(rest)
    if (whole.skippable) for (const word of piece.firstWords) whole.firstWords.add(word)
    if (commonness(piece.neededWords) < commonness(whole.neededWords)) whole.neededWords = piece.neededWords
    whole.source += piece.source
    whole.skippable &&= piece.skippable
  }
  return whole
}

/** How likely one of these words stands in a sentence, roughly: short words are common ones. */
function commonness(words: ReadonlySet<string> | undefined): number {
  if (!words) return Number.POSITIVE_INFINITY
  return [...words].reduce((sum, { length }) => sum + 3 ** -length, 0)
}

function readPiece(rest: string[]): Piece {
  const piece = readOne(rest)
  if (rest[0] === '?') {
    rest.shift()
    return { ...piece, source: `(?:${piece.source})?`, neededWords: undefined, skippable: true }
  }
  if (rest[0] === '+') {
    rest.shift()
    return { ...piece, source: `(?:${piece.source}){1,3}` }
  }
  return piece
}

function readOne(rest: string[]): Piece {
  const symbol = rest.shift() ?? ''
  if (symbol === '(') {
    const choice = readChoice(rest)
    if (rest.shift() !== ')') throw new Error('A wording leaves a bracket open')
    return choice
  }
  if (symbol.startsWith('{')) {
    const phrase = vocabulary[symbol.slice(1, -1)]
    if (phrase === undefined) throw new Error(`A wording names ${symbol}, which the vocabulary lacks`)
    return readChoice(phrase.match(symbols) ?? [])
  }
  const anything = { firstWords: new Set<string>(), neededWords: undefined }
  if (symbol === '$') return { ...anything, source: '$', skippable: true }
  const gap = gaps[symbol]
  if (gap !== undefined) return { ...anything, source: gap, skippable: true }
  if (symbol === '#') return { ...anything, source: '\\d+ ', skippable: false }
  const word = new Set([symbol])
  const isStem = symbol.endsWith('*')
  return {
    source: `${symbol.replace('*', '\\S*')} `,
    firstWords: word,
    neededWords: isStem ? undefined : word,
    skippable: false,
  }
}
