import { levels, type SafetyLevel } from '#contract/safety.ts'
import type { Features, Word } from './features.ts'
import type { Reading, Window } from './windows.ts'

/** Buckets that hashed features fall into: all of them for the level, words and concepts for the class. */
export const levelBuckets = 1 << 18
export const classBuckets = 1 << 13
/** Pieces of words are many and say less each. */
export const pieceWeight = 0.5
/** Windows whose class is worked out too: those that look most serious by their level alone. */
const closelyRead = 4
/** A part of a text that is also read as a whole must be this much clearer, in log-odds, to count. */
const partOfWhole = 1

/** Weights are in rows of one bucket each: four levels, or as many columns as there are classes. */
export interface Model {
  classes: readonly { id: string; level: SafetyLevel }[]
  levelWeights: Int8Array | Float32Array
  levelScale: number
  levelBias: readonly number[]
  classWeights: Int8Array | Float32Array
  classScale: number
  classBias: readonly number[]
}

/** Log-odds that the level is at least this, and how likely each class is. */
export interface Judgement {
  support: number
  crisis: number
  emergency: number
  classes: Float64Array
}
/** A judgement of one window of a text. */
export interface WindowJudgement extends Judgement {
  window: Window
}

const levelCount = levels.length
const nothing: Features = { rich: [], plain: [], words: [] }

export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    const value = Math.exp((scores[at] ?? 0) - highest)
    scores[at] = value
    sum += value
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum
  return scores
}

/** The bucket of a feature in the class table: most of its bits are not those of the level table. */
export const classBucket = (feature: number) => (feature >>> 15) & (classBuckets - 1)
export const levelBucket = (feature: number) => feature & (levelBuckets - 1)

/** What a number of features is divided by, so that long and short windows compare. */
export function sizeOf({ rich, plain, words }: Features): number {
  const pieces = words.reduce((sum, word) => sum + word.pieces.length, 0)
  return rich.length + pieceWeight * pieceWeight * (plain.length + pieces)
}

/** What the letters of a word add up to, kept for each model: words come again and again. */
const knownSums = new WeakMap<Model['levelWeights'], WeakMap<Word, Float64Array>>()

function letterSums(model: Model, word: Word): Float64Array {
  const ofModel = knownSums.get(model.levelWeights) ?? new WeakMap<Word, Float64Array>()
  knownSums.set(model.levelWeights, ofModel)
  const known = ofModel.get(word)
  if (known) return known
  const sums = new Float64Array(levelCount)
  for (const piece of word.pieces) add(sums, model.levelWeights, levelBucket(piece) * levelCount)
  ofModel.set(word, sums)
  return sums
}

function levelSums(model: Model, { rich, plain, words }: Features): Float64Array {
  const sums = new Float64Array(levelCount)
  for (const word of words) {
    const letters = letterSums(model, word)
    for (let at = 0; at < levelCount; at++) sums[at] = (sums[at] as number) + (letters[at] as number)
  }
  addLevels(sums, model.levelWeights, plain)
  for (let at = 0; at < levelCount; at++) sums[at] = (sums[at] as number) * pieceWeight
  addLevels(sums, model.levelWeights, rich)
  return sums
}

/** Adds the rows of these features; level by level, so that the sums stay where they are added to. */
function addLevels(sums: Float64Array, weights: Model['levelWeights'], features: readonly number[]): void {
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

function add(sums: Float64Array, weights: Model['levelWeights'], from: number): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0)
}

function classSums(model: Model, { rich }: Features): Float64Array {
  const sums = new Float64Array(model.classes.length)
  for (const feature of rich) add(sums, model.classWeights, classBucket(feature) * sums.length)
  return sums
}

function chances(
  sums: readonly Float64Array[],
  window: Window,
  scale: number,
  bias: readonly number[],
): Float64Array {
  return softmax(
    Float64Array.from(bias, (start, column) => {
      let sum = 0
      for (const run of window) sum += sums[run]?.[column] ?? 0
      return start + sum * scale
    }),
  )
}

const odds = (chance: number) => Math.log((chance + 1e-6) / (1 - chance + 1e-6))

/** Judges the windows of a text that look most serious. */
export function judge(model: Model, { runs, windows }: Reading): WindowJudgement[] {
  const byLevel = runs.map((run) => levelSums(model, run))
  const ranked = windows
    .map((window) => {
      const size = Math.sqrt(window.reduce((sum, run) => sum + sizeOf(runs[run] ?? nothing), 0)) || 1
      const level = chances(byLevel, window, model.levelScale / size, model.levelBias)
      return { window, size, level, concern: (level[2] ?? 0) + (level[3] ?? 0) + 0.01 * (level[1] ?? 0) }
    })
    .sort((a, b) => b.concern - a.concern)
    .slice(0, closelyRead)
  const byClass: Float64Array[] = []
  const hasWhole = windows.some((window) => window.length === runs.length)
  return ranked.map(({ window, size, level }) => {
    for (const run of window) byClass[run] ??= classSums(model, runs[run] ?? nothing)
    const ofClass = chances(byClass, window, model.classScale / size, model.classBias)
    const doubt = hasWhole && window.length < runs.length ? partOfWhole : 0
    return { ...judgement(model.classes, level, ofClass, doubt), window }
  })
}

/**
 * Brings the chances of levels and of classes together.
 * @param doubt taken off the log-odds
 */
export function judgement(
  classes: Model['classes'],
  byLevel: Float64Array,
  byClass: Float64Array,
  doubt = 0,
): Judgement {
  const sums = new Float64Array(levelCount)
  classes.forEach((entry, at) => {
    const place = levels.indexOf(entry.level)
    sums[place] = (sums[place] ?? 0) + (byClass[at] ?? 0)
  })
  const atLeast = (place: number) => {
    const above = (part: Float64Array) => part.subarray(place).reduce((sum, chance) => sum + chance, 0)
    return (odds(above(byLevel)) + odds(above(sums))) / 2 - doubt
  }
  return { support: atLeast(1), crisis: atLeast(2), emergency: atLeast(3), classes: byClass }
}
