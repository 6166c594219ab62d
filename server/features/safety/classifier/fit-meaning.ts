import { encodingSize } from '../encoder/encoder.ts'
import { kernelWith } from '../encoder/kernel.ts'
import { firstColumns, hiddenUnits, type MeaningModel } from './meaning.ts'
import { softmax } from './model.ts'
import { seededRandom, shuffle } from './random.ts'

export interface EncodedExample {
  encoding: Float32Array
  level: number
  class: number
}

const epochs = 18
const batch = 200
const rate = 1e-3
/** Pulls towards zero: of the tables that lead to the class, and of the columns that give the level directly. */
const classPull = 0.01
const levelPull = 0.16

/** A table that is learnt by Adam (Kingma and Ba, 2015), its numbers and their slopes in the kernel's memory. */
class Table {
  readonly values: Float32Array
  readonly slopes: Float32Array
  readonly #mean: Float32Array
  readonly #square: Float32Array
  #step = 0

  constructor(memory: ArrayBuffer, place: number, size: number) {
    this.values = new Float32Array(memory, place, size)
    this.slopes = new Float32Array(memory, place + 4 * size, size)
    this.#mean = new Float32Array(size)
    this.#square = new Float32Array(size)
  }

  /** @param pull towards zero, by the place in the table */
  learn(examples: number, pull: (at: number) => number): void {
    this.#step++
    const pace = (rate * Math.sqrt(1 - 0.999 ** this.#step)) / (1 - 0.9 ** this.#step)
    const [values, slopes, mean, square] = [this.values, this.slopes, this.#mean, this.#square]
    for (let at = 0; at < values.length; at++) {
      const slope = (slopes[at] as number) / examples + pull(at) * (values[at] as number)
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope
      square[at] = 0.999 * (square[at] as number) + 0.001 * slope * slope
      values[at] =
        (values[at] as number) - (pace * (mean[at] as number)) / (Math.sqrt(square[at] as number) + 1e-8)
    }
    slopes.fill(0)
  }
}

/** Learns to tell levels and classes from encodings. The same examples in the same order give the same weights, to the bit. */
export function fitMeaning(classCount: number, examples: readonly EncodedExample[], seed = 3): MeaningModel {
  const padded = (classCount + 3) & ~3
  const sizes = [encodingSize * firstColumns, firstColumns, hiddenUnits * padded, padded]
  const kernel = kernelWith(8 * sizes.reduce((sum, size) => sum + size) + 4 * (encodingSize + 4 * 256))
  let place = 0
  const take = (numbers: number) => {
    const from = place
    place += 4 * numbers
    return from
  }
  const [first, firstBias, second, secondBias] = sizes.map(
    (size) => new Table(kernel.memory, take(2 * size), size),
  ) as [Table, Table, Table, Table]
  const vector = (size: number) => new Float32Array(kernel.memory, take(size), size)
  const [input, raised, raisedSlope] = [vector(encodingSize), vector(firstColumns), vector(firstColumns)]
  const [units, scores, scoreSlope] = [vector(hiddenUnits), vector(padded), vector(padded)]
  const random = seededRandom(seed)
  const startFirst = Math.sqrt(6 / (encodingSize + hiddenUnits))
  const startSecond = Math.sqrt(6 / (hiddenUnits + classCount))
  first.values.forEach((_, at) => {
    first.values[at] = at % firstColumns < hiddenUnits ? (random() * 2 - 1) * startFirst : 0
  })
  second.values.forEach((_, at) => {
    second.values[at] = at % padded < classCount ? (random() * 2 - 1) * startSecond : 0
  })
  const { mean, spread } = spreadOf(examples)
  const standard = examples.map(({ encoding }) =>
    encoding.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1)),
  )
  const order = examples.map((_, at) => at)

  const study = (at: number) => {
    const example = examples[at]
    input.set(standard[at] ?? [])
    raised.set(firstBias.values)
    kernel.combine(input.byteOffset, first.values.byteOffset, raised.byteOffset, encodingSize, firstColumns)
    for (let unit = 0; unit < hiddenUnits; unit++) units[unit] = Math.max(0, raised[unit] as number)
    scores.set(secondBias.values)
    kernel.combine(units.byteOffset, second.values.byteOffset, scores.byteOffset, hiddenUnits, padded)
    const classes = softmax(Float64Array.from(scores.subarray(0, classCount)))
    classes.forEach((chance, column) => {
      scoreSlope[column] = chance - (column === example?.class ? 1 : 0)
    })
    const byLevel = softmax(Float64Array.from(raised.subarray(hiddenUnits)))
    byLevel.forEach((chance, column) => {
      raisedSlope[hiddenUnits + column] = chance - (column === example?.level ? 1 : 0)
    })
    for (let unit = 0; unit < hiddenUnits; unit++) {
      let slope = 0
      if ((units[unit] as number) > 0)
        for (let column = 0; column < classCount; column++)
          slope += (second.values[unit * padded + column] as number) * (scoreSlope[column] as number)
      raisedSlope[unit] = slope
    }
    kernel.spread(units.byteOffset, scoreSlope.byteOffset, second.slopes.byteOffset, hiddenUnits, padded)
    kernel.spread(
      input.byteOffset,
      raisedSlope.byteOffset,
      first.slopes.byteOffset,
      encodingSize,
      firstColumns,
    )
    for (let column = 0; column < firstColumns; column++)
      firstBias.slopes[column] = (firstBias.slopes[column] as number) + (raisedSlope[column] as number)
    for (let column = 0; column < classCount; column++)
      secondBias.slopes[column] = (secondBias.slopes[column] as number) + (scoreSlope[column] as number)
  }

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (let from = 0; from < order.length; from += batch) {
      const part = order.slice(from, from + batch)
      for (const at of part) study(at)
      first.learn(part.length, (at) => (at % firstColumns < hiddenUnits ? classPull : levelPull))
      second.learn(part.length, () => classPull)
      firstBias.learn(part.length, () => 0)
      secondBias.learn(part.length, () => 0)
    }
  }
  const kept = new Float32Array(hiddenUnits * classCount)
  kept.forEach((_, at) => {
    kept[at] = second.values[Math.floor(at / classCount) * padded + (at % classCount)] ?? 0
  })
  return {
    mean,
    spread,
    first: Float32Array.from(first.values),
    firstScale: 1,
    firstBias: [...firstBias.values],
    second: kept,
    secondScale: 1,
    secondBias: [...secondBias.values.subarray(0, classCount)],
  }
}

function spreadOf(examples: readonly EncodedExample[]): { mean: Float32Array; spread: Float32Array } {
  const mean = new Float64Array(encodingSize)
  const square = new Float64Array(encodingSize)
  for (const { encoding } of examples)
    for (let at = 0; at < encodingSize; at++) {
      const value = encoding[at] as number
      mean[at] = (mean[at] as number) + value / examples.length
      square[at] = (square[at] as number) + (value * value) / examples.length
    }
  return {
    mean: Float32Array.from(mean),
    spread: Float32Array.from(
      square,
      (value, at) => Math.sqrt(Math.max(value - (mean[at] ?? 0) ** 2, 0)) + 1e-3,
    ),
  }
}
