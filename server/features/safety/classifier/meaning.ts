import { levels } from '#contract/safety.ts'
import { encodingSize } from '../encoder/encoder.ts'
import { softmax } from './model.ts'

/** Units between an encoding and the classes. */
export const hiddenUnits = 64
/** Columns of the first table: the hidden units, then one for each level. */
export const firstColumns = hiddenUnits + levels.length

/**
 * Reads what an encoding means: its level directly, its class by way of hidden units. Tables hold a row of columns for each number that
 * comes in.
 */
export interface MeaningModel {
  /** What encodings are on average, and how far they stray from it. */
  mean: Float32Array
  spread: Float32Array
  first: Float32Array | Int8Array
  firstScale: number
  firstBias: readonly number[]
  second: Float32Array | Int8Array
  secondScale: number
  secondBias: readonly number[]
}

export interface MeaningChances {
  level: Float64Array
  class: Float64Array
}

export function meaningOf(model: MeaningModel, encoding: Float32Array): MeaningChances {
  const { first, second, mean, spread } = model
  const standard = new Float64Array(encodingSize)
  for (let at = 0; at < encodingSize; at++)
    standard[at] = ((encoding[at] as number) - (mean[at] as number)) / (spread[at] as number)
  const raised = new Float64Array(firstColumns)
  // Four columns at a time: their sums stay where they are added to.
  for (let column = 0; column < firstColumns; column += 4) {
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let at = 0, from = column; at < encodingSize; at++, from += firstColumns) {
      const value = standard[at] as number
      a += value * (first[from] as number)
      b += value * (first[from + 1] as number)
      c += value * (first[from + 2] as number)
      d += value * (first[from + 3] as number)
    }
    raised.set([a, b, c, d], column)
  }
  for (let column = 0; column < firstColumns; column++)
    raised[column] = (raised[column] as number) * model.firstScale + (model.firstBias[column] ?? 0)
  const classes = Float64Array.from(model.secondBias)
  const count = classes.length
  const sums = new Float64Array(count)
  for (let unit = 0; unit < hiddenUnits; unit++) {
    const value = Math.max(0, raised[unit] as number)
    for (let column = 0; column < count; column++)
      sums[column] = (sums[column] as number) + value * (second[unit * count + column] as number)
  }
  for (let column = 0; column < count; column++)
    classes[column] = (classes[column] as number) + (sums[column] as number) * model.secondScale
  return { level: softmax(raised.slice(hiddenUnits)), class: softmax(classes) }
}
