import type { Features } from '#reading/safety/features.ts'
import { pieceWeight, sizeOf, softmax, type Table } from '#reading/safety/model.ts'
import { seededRandom, shuffle } from './random.ts'

/** A run of words as it is learnt from: its features, those that are `rich` first. */
export interface Run {
  features: Uint32Array
  richCount: number
  size: number
}

/** A stretch of text to learn from: its runs, the column that is right for it, and how much it counts. */
export interface Lesson {
  runs: readonly Run[]
  right: number
  weight: number
}

/** A table to learn: how wide it is, and where in it a feature stands. `onlyRich` leaves runs and letters out. */
export interface Shape {
  buckets: number
  columns: number
  bucketOf: (feature: number) => number
  onlyRich: boolean
}

export interface Course {
  epochs: number
  rate: number
  /** Pull of every weight towards zero, each time it is touched. */
  decay: number
}

/** Share of the features that are left out each time, so that no sentence is learnt by heart. */
const leftOut = 0.5
/** What is known so well rests for so many rounds. */
const rest = { below: 0.01, rounds: 3 }
/** Adagrad's: keeps the first steps of a weight from being too long. */
const caution = 0.01
/** A smaller error teaches nothing. */
const leastError = 1e-4

export function runOf(features: Features): Run {
  const { rich, plain, words } = features
  const all = Uint32Array.from([...rich, ...plain, ...words.flatMap(({ pieces }) => pieces)])
  return { features: all, richCount: rich.length, size: sizeOf(features) }
}

/**
 * Learns a table by stochastic gradient descent with a rate of its own for each weight (Adagrad). The same lessons in the same order give
 * the same weights, to the bit.
 */
export function fitTable(lessons: readonly Lesson[], shape: Shape, { epochs, rate, decay }: Course): Table {
  const { columns, bucketOf, onlyRich } = shape
  const weights = new Float32Array(shape.buckets * columns)
  const seen = new Float32Array(weights.length)
  const bias = new Float64Array(columns)
  const biasSeen = new Float64Array(columns)
  const order = lessons.map((_, at) => at)
  const restsUntil = new Uint16Array(lessons.length)
  const random = seededRandom(1)
  let state = 0x2545f491
  const widest = lessons.reduce((most, { runs }) => Math.max(most, countOf(runs)), 0)
  const rows = new Uint32Array(widest)
  const values = new Float32Array(widest)

  /** Fills `rows` and `values` with what is not left out this time; how many. */
  function pick(runs: readonly Run[]): number {
    const size = runs.reduce((sum, run) => sum + run.size, 0)
    const unit = 1 / Math.sqrt(size || 1) / (1 - leftOut)
    const limit = leftOut * 2 ** 32
    let count = 0
    for (const { features, richCount } of runs) {
      const end = onlyRich ? richCount : features.length
      for (let at = 0; at < end; at++) {
        state ^= state << 13
        state ^= state >>> 17
        state ^= state << 5
        if (state >>> 0 < limit) continue
        rows[count] = bucketOf(features[at] as number) * columns
        values[count++] = at < richCount ? unit : unit * pieceWeight
      }
    }
    return count
  }

  /** How likely each column looks by what was picked. */
  function look(count: number): Float64Array {
    const scores = bias.slice()
    for (let at = 0; at < count; at++) {
      const row = rows[at] as number
      const value = values[at] as number
      for (let column = 0; column < columns; column++)
        scores[column] = (scores[column] as number) + value * (weights[row + column] as number)
    }
    return softmax(scores)
  }

  function correct(count: number, errors: Float64Array): void {
    const wrong: number[] = []
    for (let column = 0; column < columns; column++) {
      const error = errors[column] as number
      if (Math.abs(error) < leastError) continue
      wrong.push(column)
      const spread = (biasSeen[column] as number) + error * error
      biasSeen[column] = spread
      bias[column] = (bias[column] as number) - (rate * error) / Math.sqrt(1 + spread)
    }
    // Row by row, since the columns of one lie side by side.
    for (let at = 0; at < count; at++) {
      const value = values[at] as number
      for (const column of wrong) {
        const place = (rows[at] as number) + column
        const weight = weights[place] as number
        const slope = (errors[column] as number) * value + decay * weight
        const squares = (seen[place] as number) + slope * slope
        seen[place] = squares
        weights[place] = weight - (rate * slope) / Math.sqrt(squares + caution)
      }
    }
  }

  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffle(order, random)) {
      const lesson = lessons[at] as Lesson
      if (epoch < (restsUntil[at] as number)) continue
      const count = pick(lesson.runs)
      const errors = look(count)
      errors[lesson.right] = (errors[lesson.right] as number) - 1
      if (Math.abs(errors[lesson.right] as number) < rest.below) restsUntil[at] = epoch + rest.rounds
      for (let column = 0; column < columns; column++)
        errors[column] = (errors[column] as number) * lesson.weight
      correct(count, errors)
    }
  return { weights, scale: 1, bias: [...bias] }
}

const countOf = (runs: readonly Run[]) => runs.reduce((sum, { features }) => sum + features.length, 0)
