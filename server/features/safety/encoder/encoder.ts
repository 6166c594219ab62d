import type { EncoderTables } from './encoder-file.ts'
import { kernelWith } from './kernel.ts'
import { PieceCutter } from './pieces.ts'

/** Word pieces that are read at most; what comes after is left out. */
const longestRead = 40
const embedding = 256
const width = 512
const inside = 1536
const heads = [
  { count: 4, size: 64 },
  { count: 4, size: 128 },
]
const tiny = 1e-6

/** How many numbers an encoding has: the sentence vector, and the mean and highest of each layer's answers. */
export const encodingSize = 4 * width

interface Matrix {
  columns: number
  inner: number
  place: number
  /** What the other side has been raised by, so that none of it is below 0. */
  raisedBy: number
  /** What that adds to each column, to be taken away again. */
  excess: Int32Array
  scale: Float32Array
  bias: Float32Array
  /** Where the products of one encoding are put; used once in each. */
  product: Float32Array
}

/**
 * A sentence encoder that has learnt English from much more text than this product has (Universal Sentence Encoder Lite, two layers of
 * attention). `tools/pack-encoder.ts` says where its tables come from, `tools/tune-encoder.py` what they learnt since.
 */
export class Encoder {
  readonly #cutter: PieceCutter
  readonly #floats: EncoderTables['floats']
  readonly #tokens: Int8Array
  readonly #matrices = new Map<string, Matrix>()
  readonly #kernel: ReturnType<typeof kernelWith>
  /** What tells one place in the text from another. */
  readonly #waves = new Float32Array(longestRead * embedding)
  readonly #left: Uint8Array
  readonly #out: Int32Array

  constructor({ pieces, floats, bytes }: EncoderTables) {
    this.#cutter = new PieceCutter(pieces)
    this.#floats = floats
    this.#tokens = bytes.get('tokens')?.weights ?? new Int8Array()
    const matrices = [...bytes].filter(([name]) => name !== 'tokens')
    const weights = matrices.reduce((sum, [, { columns, inner }]) => sum + columns * inner, 0)
    const leftSize = longestRead * inside
    this.#kernel = kernelWith(weights + leftSize + longestRead * inside * 4)
    let place = 0
    for (const [name, { columns, inner, weights: values }] of matrices) {
      new Int8Array(this.#kernel.memory, place, values.length).set(values)
      // Of what is lowered only what is above 0 counts.
      const raisedBy = name.endsWith('.lower') ? 0 : 64
      const excess = new Int32Array(columns)
      values.forEach((value, at) => {
        const column = Math.floor(at / inner)
        excess[column] = (excess[column] ?? 0) + raisedBy * value
      })
      this.#matrices.set(name, {
        ...{ columns, inner, place, raisedBy, excess },
        scale: this.#table(`${name}.scale`),
        bias: this.#table(`${name}.bias`),
        product: new Float32Array(longestRead * columns),
      })
      place += values.length
    }
    const waves = this.#table('waves')
    for (let at = 0; at < this.#waves.length; at++) {
      const angle = Math.floor(at / embedding) * (waves[at % waves.length] ?? 0)
      this.#waves[at] = at % embedding < waves.length ? Math.sin(angle) : Math.cos(angle)
    }
    this.#left = new Uint8Array(this.#kernel.memory, place, leftSize)
    this.#out = new Int32Array(this.#kernel.memory, place + leftSize, longestRead * inside)
  }

  #table(name: string): Float32Array {
    const found = this.#floats.get(name)
    if (!found) throw new Error(`The encoder has no table ${name}`)
    return found
  }

  /** What a text in plain words means, as `encodingSize` numbers. */
  encode(text: string): Float32Array {
    const pieces = this.#cutter.cut(text).slice(0, longestRead)
    const rows = pieces.length
    const encoding = new Float32Array(encodingSize)
    const first = this.#layer(0, this.#embedded(pieces), rows)
    highest(first, rows, encoding.subarray(width, 2 * width))
    const second = this.#layer(1, first, rows)
    highest(second, rows, encoding.subarray(2 * width, 3 * width))
    const mean = encoding.subarray(3 * width)
    for (let at = 0; at < second.length; at++)
      mean[at % width] = (mean[at % width] ?? 0) + (second[at] ?? 0) / rows
    const sentence = this.#times('sentence', mean, 1).map(Math.tanh)
    const length = Math.hypot(...sentence)
    encoding.set(sentence.map((value) => value / length))
    return encoding
  }

  #embedded(pieces: readonly number[]): Float32Array {
    const values = new Float32Array(pieces.length * embedding)
    const scale = this.#table('tokens.scale')
    pieces.forEach((piece, row) => {
      const unit = 2 * (scale[piece] ?? 0)
      for (let at = 0; at < embedding; at++)
        values[row * embedding + at] =
          (this.#tokens[piece * embedding + at] ?? 0) * unit + (this.#waves[row * embedding + at] ?? 0)
    })
    return values
  }

  #layer(layer: number, before: Float32Array, rows: number): Float32Array {
    const mixed = this.#attend(layer, this.#normalise(`${layer}.attention`, before, rows), rows)
    const kept = layer === 0 ? this.#times('widen', before, rows) : before
    const values = sum(mixed, kept)
    const raised = this.#times(`${layer}.raise`, this.#normalise(`${layer}.feed`, values, rows), rows)
    const lowered = this.#times(`${layer}.lower`, raised, rows)
    return sum(values, lowered)
  }

  #normalise(name: string, values: Float32Array, rows: number): Float32Array {
    const [scale, bias] = [this.#table(`${name}.scale`), this.#table(`${name}.bias`)]
    const size = scale.length
    const normal = new Float32Array(values.length)
    for (let from = 0; from < rows * size; from += size) {
      let mean = 0
      for (let at = 0; at < size; at++) mean += values[from + at] ?? 0
      mean /= size
      let spread = 0
      for (let at = 0; at < size; at++) spread += ((values[from + at] ?? 0) - mean) ** 2
      const unit = 1 / Math.sqrt(spread / size + tiny)
      for (let at = 0; at < size; at++)
        normal[from + at] = ((values[from + at] ?? 0) - mean) * unit * (scale[at] ?? 0) + (bias[at] ?? 0)
    }
    return normal
  }

  /** Four sums at a time, which is three times as fast as one. */
  #attend(layer: number, values: Float32Array, rows: number): Float32Array {
    const asked = this.#times(`${layer}.ask`, values, rows)
    const { count, size } = heads[layer] ?? { count: 0, size: 0 }
    const own = count * size
    const line = own * 3
    const answers = new Float32Array(rows * own)
    const weights = new Float64Array(rows)
    for (let head = 0; head < own; head += size)
      for (let row = 0; row < rows; row++) {
        const query = row * line + head
        for (let other = 0; other < rows; other++) {
          const key = other * line + own + head
          let a = 0
          let b = 0
          let c = 0
          let d = 0
          for (let at = 0; at < size; at += 4) {
            a += (asked[query + at] as number) * (asked[key + at] as number)
            b += (asked[query + at + 1] as number) * (asked[key + at + 1] as number)
            c += (asked[query + at + 2] as number) * (asked[key + at + 2] as number)
            d += (asked[query + at + 3] as number) * (asked[key + at + 3] as number)
          }
          weights[other] = (a + b + c + d) / Math.sqrt(size)
        }
        softmax(weights)
        const place = row * own + head
        for (let at = 0; at < size; at += 4) {
          let a = 0
          let b = 0
          let c = 0
          let d = 0
          for (let other = 0, value = 2 * own + head + at; other < rows; other++, value += line) {
            const share = weights[other] as number
            a += share * (asked[value] as number)
            b += share * (asked[value + 1] as number)
            c += share * (asked[value + 2] as number)
            d += share * (asked[value + 3] as number)
          }
          answers[place + at] = a
          answers[place + at + 1] = b
          answers[place + at + 2] = c
          answers[place + at + 3] = d
        }
      }
    return this.#times(`${layer}.answer`, answers, rows)
  }

  /** Rows times a matrix of bytes: each row is brought to seven bits first, around what it is raised by. */
  #times(name: string, values: Float32Array, rows: number): Float32Array {
    const matrix = this.#matrices.get(name)
    if (!matrix) throw new Error(`The encoder has no matrix ${name}`)
    const { columns, inner, place, raisedBy, excess, scale, bias } = matrix
    const [left, out] = [this.#left, this.#out]
    const units = new Float64Array(rows)
    const isAboveZero = raisedBy === 0
    for (let row = 0; row < rows; row++) {
      const [from, to] = [row * inner, (row + 1) * inner]
      let largest = 0
      for (let at = from; at < to; at++) {
        const value = values[at] as number
        if (value > largest) largest = value
        else if (!isAboveZero && -value > largest) largest = -value
      }
      const unit = largest / (127 - raisedBy) || 1
      units[row] = unit
      const perUnit = 1 / unit
      // Storing in a byte cuts off what is behind the point, so adding a half rounds.
      if (isAboveZero)
        for (let at = from; at < to; at++) {
          const value = values[at] as number
          left[at] = value > 0 ? value * perUnit + 0.5 : 0
        }
      else for (let at = from; at < to; at++) left[at] = (values[at] as number) * perUnit + raisedBy + 0.5
    }
    const padded = (rows + 3) & ~3
    this.#kernel.multiply(left.byteOffset, place, out.byteOffset, padded, inner, columns)
    const product = matrix.product.subarray(0, rows * columns)
    for (let row = 0, at = 0; row < rows; row++) {
      const unit = units[row] as number
      for (let column = 0; column < columns; column++, at++)
        product[at] =
          ((out[at] as number) - (excess[column] as number)) * (scale[column] as number) * unit +
          (bias[column] as number)
    }
    return product
  }
}

function sum(one: Float32Array, other: Float32Array): Float32Array {
  const total = new Float32Array(one.length)
  for (let at = 0; at < one.length; at++) total[at] = (one[at] as number) + (other[at] as number)
  return total
}

function softmax(weights: Float64Array): void {
  let largest = Number.NEGATIVE_INFINITY
  for (const weight of weights) largest = Math.max(largest, weight)
  let sum = 0
  for (let at = 0; at < weights.length; at++) {
    const weight = Math.exp((weights[at] ?? 0) - largest)
    weights[at] = weight
    sum += weight
  }
  for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) / sum
}

function highest(values: Float32Array, rows: number, into: Float32Array): void {
  into.set(values.subarray(0, width))
  for (let row = 1; row < rows; row++)
    for (let at = 0; at < width; at++) {
      const value = values[row * width + at] as number
      if (value > (into[at] as number)) into[at] = value
    }
}
