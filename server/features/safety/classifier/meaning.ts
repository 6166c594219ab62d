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
  const sums = new Float64Array(firstColumns)
  const { first, second, mean, spread } = model
  for (let at = 0; at < encodingSize; at++) {
    const value = ((encoding[at] as number) - (mean[at] as number)) / (spread[at] as number)
    const row = at * firstColumns
    for (let column = 0; column < firstColumns; column++)
      sums[column] = (sums[column] as number) + value * (first[row + column] as number)
  }
  const raised = sums.map((sum, column) => sum * model.firstScale + (model.firstBias[column] ?? 0))
  const classes = Float64Array.from(model.secondBias, (bias, column) => {
    let sum = 0
    for (let unit = 0; unit < hiddenUnits; unit++)
      sum += Math.max(0, raised[unit] ?? 0) * (second[unit * model.secondBias.length + column] ?? 0)
    return bias + sum * model.secondScale
  })
  return { level: softmax(raised.slice(hiddenUnits)), class: softmax(classes) }
}
