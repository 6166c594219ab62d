import { vocabulary } from '../vocabulary.ts'

/** A wording ready to match: the words it can begin with, and an expression to try where one of them stands. */
export interface Wording {
  firstWords: ReadonlySet<string>
  /** Sticky; every word in the text it reads is followed by one space. */
  expression: RegExp
}

interface Piece {
  source: string
  firstWords: Set<string>
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
  return { firstWords: whole.firstWords, expression: new RegExp(whole.source, 'y') }
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
    skippable: options.some((option) => option.skippable),
  }
}

function readSequence(rest: string[]): Piece {
  const whole: Piece = { source: '', firstWords: new Set(), skippable: true }
  while (rest[0] !== undefined && rest[0] !== '|' && rest[0] !== ')') {
    const piece = readPiece(rest)
    if (whole.skippable) for (const word of piece.firstWords) whole.firstWords.add(word)
    whole.source += piece.source
    whole.skippable &&= piece.skippable
  }
  return whole
}

function readPiece(rest: string[]): Piece {
  const piece = readOne(rest)
  if (rest[0] === '?') {
    rest.shift()
    return { ...piece, source: `(?:${piece.source})?`, skippable: true }
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
  if (symbol === '$') return { source: '$', firstWords: new Set(), skippable: true }
  const gap = gaps[symbol]
  if (gap !== undefined) return { source: gap, firstWords: new Set(), skippable: true }
  if (symbol === '#') return { source: '\\d+ ', firstWords: new Set(), skippable: false }
  return { source: `${symbol.replace('*', '\\S*')} `, firstWords: new Set([symbol]), skippable: false }
}
