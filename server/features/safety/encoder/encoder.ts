import type { EncoderTables } from './encoder-file.ts'
import { allBits, type Kernel, ownBytes, withoutSign } from './kernel.ts'
import { kernelWith } from './make-kernel.ts'
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
  /** What the other side is raised by, so that none of it is below 0. */
  raisedBy: number
  /** Where it is told what becomes of each column's sums. */
  finish: number
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
  readonly #kernel: Kernel
  /** What tells one place in the text from another. */
  readonly #waves = new Float32Array(longestRead * embedding)
  /** What is multiplied by a matrix, a byte each, and what one step of each row stands for. */
  readonly #left: Uint8Array
  readonly #units: Float64Array
  /** Rows of numbers on their way from one step to the next. */
  readonly #embedded: Float32Array
  readonly #normal: Float32Array
  readonly #asked: Float64Array
  readonly #scores: Float64Array
  readonly #answers: Float32Array
  readonly #mean: Float32Array

  constructor({ pieces, floats, bytes }: EncoderTables) {
    this.#cutter = new PieceCutter(pieces)
    this.#floats = floats
    this.#tokens = bytes.get('tokens')?.weights ?? new Int8Array()
    const matrices = [...bytes].filter(([name]) => name !== 'tokens')
    const bytesOfRow = inside + 8 + 8 * (3 * width + longestRead) + 4 * (embedding + width + width)
    const bytesOf = (columns: number, inner: number) => columns * (24 + 4 * longestRead + inner)
    const sizes = matrices.map(([, { columns, inner }]) => bytesOf(columns, inner))
    this.#kernel = kernelWith(sizes.reduce((sum, size) => sum + size, longestRead * bytesOfRow + 4 * width))
    const { memory } = this.#kernel
    // Every part is a multiple of eight bytes long, as those of doubles need.
    let end = ownBytes
    const next = (size: number) => {
      end += size
      return end - size
    }
    const floatsOf = (count: number) => new Float32Array(memory, next(4 * count), count)
    this.#left = new Uint8Array(memory, next(longestRead * inside), longestRead * inside)
    this.#units = new Float64Array(memory, next(8 * longestRead), longestRead)
    this.#asked = new Float64Array(memory, next(8 * 3 * longestRead * width), 3 * longestRead * width)
    this.#scores = new Float64Array(memory, next(8 * longestRead ** 2), longestRead ** 2)
    this.#embedded = floatsOf(longestRead * embedding)
    this.#normal = floatsOf(longestRead * width)
    this.#answers = floatsOf(longestRead * width)
    this.#mean = floatsOf(width)
    for (const [name, { columns, inner, weights }] of matrices) {
      // Of what is lowered only what is above 0 counts.
      const raisedBy = name.endsWith('.lower') ? 0 : 64
      const finish = new Float64Array(memory, next(24 * columns), 3 * columns)
      const [scale, bias] = [this.#table(`${name}.scale`), this.#table(`${name}.bias`)]
      for (let column = 0; column < columns; column++) {
        let sum = 0
        for (let k = column * inner; k < (column + 1) * inner; k++) sum += weights[k] as number
        const at = 6 * (column >> 1) + (column & 1)
        finish[at] = raisedBy * sum
        finish[at + 2] = scale[column] ?? 0
        finish[at + 4] = bias[column] ?? 0
      }
      const product = floatsOf(longestRead * columns)
      const place = next(weights.length)
      new Int8Array(memory, place, weights.length).set(weights)
      this.#matrices.set(name, { columns, inner, place, raisedBy, finish: finish.byteOffset, product })
    }
    const waves = this.#table('waves')
    for (let at = 0; at < this.#waves.length; at++) {
      const angle = Math.floor(at / embedding) * (waves[at % waves.length] ?? 0)
      this.#waves[at] = at % embedding < waves.length ? Math.sin(angle) : Math.cos(angle)
    }
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
    const first = this.#layer(0, this.#embed(pieces), rows)
    highest(first, rows, encoding.subarray(width, 2 * width))
    const second = this.#layer(1, first, rows)
    highest(second, rows, encoding.subarray(2 * width, 3 * width))
    const mean = this.#mean.fill(0)
    for (let from = 0; from < second.length; from += width)
      for (let at = 0; at < width; at++)
        mean[at] = (mean[at] as number) + (second[from + at] as number) / rows
    const sentence = this.#times('sentence', mean, 1).map(Math.tanh)
    const length = Math.hypot(...sentence)
    encoding.set(sentence.map((value) => value / length))
    encoding.set(mean, 3 * width)
    return encoding
  }

  #embed(pieces: readonly number[]): Float32Array {
    const values = this.#embedded
    const [scale, tokens, waves] = [this.#table('tokens.scale'), this.#tokens, this.#waves]
    pieces.forEach((piece, row) => {
      const unit = 2 * (scale[piece] ?? 0)
      const [from, to] = [piece * embedding, row * embedding]
      for (let at = 0; at < embedding; at++)
        values[to + at] = (tokens[from + at] as number) * unit + (waves[to + at] as number)
    })
    return values
  }

  #layer(layer: number, before: Float32Array, rows: number): Float32Array {
    const values = this.#attend(layer, this.#normalise(`${layer}.attention`, before, rows), rows)
    this.#addTo(values, layer === 0 ? this.#times('widen', before, rows) : before)
    const raised = this.#times(`${layer}.raise`, this.#normalise(`${layer}.feed`, values, rows), rows)
    const lowered = this.#times(`${layer}.lower`, raised, rows)
    this.#addTo(lowered, values)
    return lowered
  }

  #addTo(total: Float32Array, other: Float32Array): void {
    this.#kernel.addTo(total.byteOffset, other.byteOffset, total.length)
  }

  #normalise(name: string, values: Float32Array, rows: number): Float32Array {
    const [scale, bias] = [this.#table(`${name}.scale`), this.#table(`${name}.bias`)]
    const size = scale.length
    const normal = this.#normal
    for (let from = 0; from < rows * size; from += size) {
      let mean = 0
      for (let at = 0; at < size; at++) mean += values[from + at] as number
      mean /= size
      let spread = 0
      for (let at = 0; at < size; at++) {
        const off = (values[from + at] as number) - mean
        spread += off * off
      }
      const unit = 1 / Math.sqrt(spread / size + tiny)
      for (let at = 0; at < size; at++)
        normal[from + at] =
          ((values[from + at] as number) - mean) * unit * (scale[at] as number) + (bias[at] as number)
    }
    return normal
  }

  #attend(layer: number, values: Float32Array, rows: number): Float32Array {
    const asked = this.#times(`${layer}.ask`, values, rows)
    const { count, size } = heads[layer] ?? { count: 0, size: 0 }
    const own = count * size
    const line = 3 * own * 8
    const [scores, answers] = [this.#scores, this.#answers]
    const place = this.#asked.byteOffset
    this.#kernel.toDoubles(asked.byteOffset, place, asked.length)
    for (let head = 0; head < own; head += size) {
      const at = (part: number) => place + 8 * (part * own + head)
      this.#kernel.score(at(0), at(1), scores.byteOffset, rows, size, line)
      for (let row = 0; row < rows; row++)
        softmax(scores.subarray(row * rows, (row + 1) * rows), Math.sqrt(size))
      this.#kernel.blend(
        ...[scores.byteOffset, at(2), answers.byteOffset + 4 * head],
        ...[rows, size, line, 4 * own],
      )
    }
    return this.#times(`${layer}.answer`, answers, rows)
  }

  /** Rows times a matrix of bytes: each row is brought to seven bits first, around what it is raised by. */
  #times(name: string, values: Float32Array, rows: number): Float32Array {
    const matrix = this.#matrices.get(name)
    if (!matrix) throw new Error(`The encoder has no matrix ${name}`)
    const { columns, inner, place, raisedBy, finish, product } = matrix
    const [left, units] = [this.#left, this.#units]
    // What is not raised counts only where it is above 0.
    const bits = raisedBy === 0 ? allBits : withoutSign
    for (let row = 0; row < rows; row++) {
      const from = values.byteOffset + 4 * row * inner
      const unit = this.#kernel.largest(from, inner, bits) / (127 - raisedBy) || 1
      this.#kernel.toBytes(from, left.byteOffset + row * inner, inner, 1 / unit, raisedBy)
      units[row] = unit
    }
    this.#kernel.multiply(
      ...[left.byteOffset, place, finish, units.byteOffset, product.byteOffset],
      ...[rows, inner, columns],
    )
    return product.subarray(0, rows * columns)
  }
}

function softmax(weights: Float64Array, unit: number): void {
  let largest = Number.NEGATIVE_INFINITY
  for (let at = 0; at < weights.length; at++) {
    const weight = (weights[at] as number) / unit
    weights[at] = weight
    if (weight > largest) largest = weight
  }
  let sum = 0
  for (let at = 0; at < weights.length; at++) {
    const weight = Math.exp((weights[at] as number) - largest)
    weights[at] = weight
    sum += weight
  }
  for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] as number) / sum
}

function highest(values: Float32Array, rows: number, into: Float32Array): void {
  into.set(values.subarray(0, width))
  for (let row = 1; row < rows; row++)
    for (let at = 0; at < width; at++) {
      const value = values[row * width + at] as number
      if (value > (into[at] as number)) into[at] = value
    }
}
