import { type CardId, levels } from '#contract/safety.ts'
import type { Features, Word } from './features.ts'
import type { Reading, Window } from './windows.ts'

/** Buckets that hashed features fall into: all of them for the level, words and concepts for the card. */
export const levelBuckets = 1 << 20
export const cardBuckets = 1 << 15
/** Pieces of words are many and say less each. */
export const pieceWeight = 0.5
/** A part of a text that is also read as a whole must be this much clearer, in log-odds, to count. */
const partOfWhole = 1
/** For each logarithm of how many parts there are, so much is taken off the log-odds of one. */
const doubtOfParts = 0.85
/** Up to so many words a window tells most; beyond them more is said in it by accident. */
const tellingWords = 20

/** "The baby is in the cot" is read in many ways: a window of so few words must be this much clearer. */
export const brief = { words: 6, doubt: 1.5 }

/** A table of weights: rows of one bucket each, with as many columns as there is to choose from. */
export interface Table {
  weights: Int8Array | Float32Array
  /** What a weight of one is worth. */
  scale: number
  bias: readonly number[]
}

/** Two linear models over the same features: how grave a text is, and which card a grave one calls for. */
export interface Model {
  level: Table
  card: Table
  /** What the columns of `card` stand for. */
  cards: readonly CardId[]
}

const seriousLevels = ['emergency', 'crisis', 'support'] as const
export type SeriousLevel = (typeof seriousLevels)[number]

/** Log-odds that a text is at least as grave as each level, by the part of it that shows most. */
export type Concern = Record<SeriousLevel, { odds: number; window: Window }>

const levelCount = levels.length

export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    const value = Math.exp((scores[at] as number) - highest)
    scores[at] = value
    sum += value
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) / sum
  return scores
}

/** The bucket of a feature in the card table: most of its bits are not those of the level table. */
export const cardBucket = (feature: number) => (feature >>> 15) & (cardBuckets - 1)
export const levelBucket = (feature: number) => feature & (levelBuckets - 1)

/** What a number of features is divided by, so that long and short windows compare. */
export function sizeOf({ rich, plain, words }: Features): number {
  const pieces = words.reduce((sum, word) => sum + word.pieces.length, 0)
  return rich.length + pieceWeight * pieceWeight * (plain.length + pieces)
}

/** What the letters of a word add up to, kept for each model: words come again and again. */
const knownSums = new WeakMap<Table, WeakMap<Word, Float64Array>>()

function letterSums(table: Table, word: Word): Float64Array {
  const ofTable = knownSums.get(table) ?? new WeakMap<Word, Float64Array>()
  knownSums.set(table, ofTable)
  const known = ofTable.get(word)
  if (known) return known
  const sums = new Float64Array(levelCount)
  addRows(sums, table, word.pieces)
  ofTable.set(word, sums)
  return sums
}

/** Adds the rows of these features; level by level, so that the sums stay where they are added to. */
function addRows(sums: Float64Array, { weights }: Table, features: readonly number[]): void {
  let none = sums[0] as number
  let support = sums[1] as number
  let crisis = sums[2] as number
  let emergency = sums[3] as number
  for (const feature of features) {
    const row = levelBucket(feature) * levelCount
    none += weights[row] as number
    support += weights[row + 1] as number
    crisis += weights[row + 2] as number
    emergency += weights[row + 3] as number
  }
  sums.set([none, support, crisis, emergency])
}

function levelSums(table: Table, { rich, plain, words }: Features): Float64Array {
  const sums = new Float64Array(levelCount)
  for (const word of words) {
    const letters = letterSums(table, word)
    for (let at = 0; at < levelCount; at++) sums[at] = (sums[at] as number) + (letters[at] as number)
  }
  addRows(sums, table, plain)
  for (let at = 0; at < levelCount; at++) sums[at] = (sums[at] as number) * pieceWeight
  addRows(sums, table, rich)
  return sums
}

/** The root of a window's size, by the sizes of its runs. */
const spreadOf = (window: Window, sizes: readonly number[]) =>
  Math.sqrt(window.reduce((sum, run) => sum + (sizes[run] as number), 0)) || 1

function chances({ scale, bias }: Table, sums: readonly Float64Array[], spread: number): Float64Array {
  return softmax(
    Float64Array.from(bias, (start, column) => {
      let sum = 0
      for (const run of sums) sum += run[column] as number
      return start + (sum * scale) / spread
    }),
  )
}

const oddsOf = (chance: number) => Math.log((chance + 1e-7) / (1 - chance + 1e-7))

/**
 * How grave a text may be, at each level by the window that shows most of it. Among many parts one looks grave by accident sooner than
 * among few, and a long one sooner than a short one: so logarithms of both are taken off. Undefined where there is nothing to read.
 */
export function concernOf({ level }: Pick<Model, 'level'>, { runs, windows }: Reading): Concern | undefined {
  const sizes = runs.map(sizeOf)
  const sums = runs.map((run) => levelSums(level, run))
  const hasWhole = windows.some((window) => window.length === runs.length)
  const doubtOfPart = doubtOfParts * Math.log(runs.length) + (hasWhole ? partOfWhole : 0)
  const found: Partial<Concern> = {}
  for (const window of windows) {
    const words = window.reduce((sum, run) => sum + (runs[run]?.words.length ?? 0), 0)
    const ofWindow = chances(
      level,
      window.map((run) => sums[run] as Float64Array),
      spreadOf(window, sizes),
    )
    const doubt =
      (window.length < runs.length ? doubtOfPart : 0) +
      (words <= brief.words ? brief.doubt : 0) +
      Math.max(0, Math.log(words / tellingWords))
    let chance = 0
    seriousLevels.forEach((name, at) => {
      chance += ofWindow[levelCount - 1 - at] as number
      const odds = oddsOf(chance) - doubt
      if (odds > (found[name]?.odds ?? Number.NEGATIVE_INFINITY)) found[name] = { odds, window }
    })
  }
  const { emergency, crisis, support } = found
  return emergency && crisis && support && { emergency, crisis, support }
}

/** The card that a grave window calls for, of those that may be shown. */
export function cardOf(
  { card, cards }: Pick<Model, 'card' | 'cards'>,
  { runs }: Pick<Reading, 'runs'>,
  window: Window,
  mayShow: (card: CardId) => boolean,
): CardId {
  const sums = new Float64Array(cards.length)
  for (const run of window)
    for (const feature of runs[run]?.rich ?? []) {
      const row = cardBucket(feature) * cards.length
      for (let at = 0; at < sums.length; at++)
        sums[at] = (sums[at] as number) + (card.weights[row + at] as number)
    }
  const spread = spreadOf(window, runs.map(sizeOf))
  const likely = chances(card, [sums], spread)
  const open = cards.map((id, at) => ({ id, chance: likely[at] as number })).filter(({ id }) => mayShow(id))
  const [first, ...others] = open
  if (!first) throw new Error('No card may be shown')
  return others.reduce((best, next) => (next.chance > best.chance ? next : best), first).id
}
