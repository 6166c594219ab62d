import type { Features } from '#reading/talk/features.ts'
import { scoresOf, softmax, type Table } from '#reading/talk/table.ts'
import { seededRandom, shuffle } from '../random.ts'

/** A line as it is learnt from. */
export interface Lesson {
  features: Features
  /** The column that is right for it; or all that is known is that one is not. */
  right?: number
  wrong?: number
  weight: number
}

const epochs = 24
const rate = 0.25
/** Pull of every weight towards zero, each time it is touched. */
const decay = 0.0004
/** Share of the features that are left out each time, so that no line is learnt by heart. */
const leftOut = 0.35
/** Adagrad's: keeps the first steps of a weight from being too long. */
const caution = 0.05

/** Learns a linear model by stochastic gradient descent (Adagrad). The same lessons in the same order give the same weights, to the bit. */
export function learn<Label extends string>(
  lessons: readonly Lesson[],
  labels: readonly Label[],
  buckets: number,
): Table<Label> {
  const columns = labels.length
  const weights = new Float32Array(buckets * columns)
  const seen = new Float32Array(weights.length)
  const bias = new Float64Array(columns)
  const random = seededRandom(7)
  const order = lessons.map((_, at) => at)
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffle(order, random)) {
      const { features, weight, ...taught } = lessons[at] as Lesson
      const picked = leaveOut(features, random)
      const table = { labels, buckets, weights, scale: 1, bias: [...bias] }
      const errors = errorsOf(softmax(scoresOf(table, picked)), taught)
      for (let column = 0; column < columns; column++)
        bias[column] = (bias[column] as number) - 0.02 * weight * (errors[column] as number)
      for (let each = 0; each < picked.hashes.length; each++) {
        const row = ((picked.hashes[each] as number) & (buckets - 1)) * columns
        const value = (picked.values[each] as number) * weight
        for (let column = 0; column < columns; column++) {
          const place = row + column
          const slope = (errors[column] as number) * value + decay * (weights[place] as number)
          const squares = (seen[place] as number) + slope * slope
          seen[place] = squares
          weights[place] = (weights[place] as number) - (rate * slope) / Math.sqrt(squares + caution)
        }
      }
    }
  return { labels, buckets, weights, scale: 1, bias: [...bias] }
}

/** By how much each share of a guess is too high: where only one column is known to be wrong, the others keep their proportions. */
function errorsOf(guess: Float64Array, { right, wrong }: Pick<Lesson, 'right' | 'wrong'>): Float64Array {
  if (right !== undefined) return guess.map((share, column) => share - Number(column === right))
  const most = guess[wrong ?? 0] ?? 0
  const others = Math.max(1 - most, 1e-6)
  return guess.map((share, column) => (column === wrong ? share : (-share * most) / others))
}

function leaveOut({ hashes, values }: Features, random: () => number): Features {
  const kept = [...hashes.keys()].filter(() => random() >= leftOut)
  return {
    hashes: Uint32Array.from(kept, (at) => hashes[at] as number),
    values: Float32Array.from(kept, (at) => (values[at] as number) / (1 - leftOut)),
  }
}
