import { levels } from '#contract/safety.ts'
import type { Features } from './features.ts'
import {
  classBucket,
  classBuckets,
  levelBucket,
  levelBuckets,
  type Model,
  pieceWeight,
  sizeOf,
  softmax,
} from './model.ts'
import { seededRandom, shuffle } from './random.ts'

/** A stretch of text to learn from; `weight` is how much it counts. */
export interface Example {
  runs: readonly Features[]
  level: number
  class: number
  weight: number
}

export interface Course {
  epochs: number
  rate: number
  /** Pull of every weight towards zero, each time it is touched. */
  decay: number
}

/** One layer of weights, learnt by stochastic gradient descent with a rate of its own for each weight (Adagrad). */
class Layer {
  readonly weights: Float32Array
  readonly bias: Float32Array
  readonly #seen: Float32Array
  readonly #biasSeen: Float32Array

  constructor(buckets: number, columns: number) {
    this.weights = new Float32Array(buckets * columns)
    this.#seen = new Float32Array(buckets * columns)
    this.bias = new Float32Array(columns)
    this.#biasSeen = new Float32Array(columns)
  }

  learn(buckets: Int32Array, values: Float32Array, right: number, weight: number, course: Course): void {
    const columns = this.bias.length
    const scores = Float64Array.from(this.bias)
    for (let at = 0; at < buckets.length; at++) {
      const from = (buckets[at] as number) * columns
      const value = values[at] as number
      if (value === 0) continue
      for (let column = 0; column < columns; column++)
        scores[column] = (scores[column] as number) + value * (this.weights[from + column] as number)
    }
    const errors = softmax(scores)
    errors[right] = (errors[right] as number) - 1
    const wrong: number[] = []
    for (let column = 0; column < columns; column++) {
      errors[column] = weight * (errors[column] as number)
      if (Math.abs(errors[column] as number) > 1e-3) wrong.push(column)
    }
    this.#correct(buckets, values, Int32Array.from(wrong), errors, course)
  }

  /** Corrects the columns that were wrong, a bucket at a time: their weights lie side by side. */
  #correct(
    buckets: Int32Array,
    values: Float32Array,
    wrong: Int32Array,
    errors: Float64Array,
    { rate, decay }: Course,
  ): void {
    for (const column of wrong) {
      const error = errors[column] as number
      this.#biasSeen[column] = (this.#biasSeen[column] as number) + error * error
      this.bias[column] =
        (this.bias[column] as number) - (rate * error) / Math.sqrt(1 + (this.#biasSeen[column] as number))
    }
    for (let at = 0; at < buckets.length; at++) {
      const value = values[at] as number
      if (value === 0) continue
      const from = (buckets[at] as number) * this.bias.length
      for (let next = 0; next < wrong.length; next++) {
        const column = wrong[next] as number
        const place = from + column
        const weight = this.weights[place] as number
        const slope = (errors[column] as number) * value + decay * weight
        const seen = (this.#seen[place] as number) + slope * slope
        this.#seen[place] = seen
        this.weights[place] = weight - (rate * slope) / Math.sqrt(seen + 0.01)
      }
    }
  }
}

interface Prepared {
  level: { buckets: Int32Array; values: Float32Array }
  class: { buckets: Int32Array; values: Float32Array }
}

function prepare({ runs }: Example): Prepared {
  const rich = runs.flatMap((run) => run.rich)
  const plain = runs.flatMap((run) => [...run.plain, ...run.words.flatMap(({ pieces }) => pieces)])
  const unit = 1 / Math.sqrt(runs.reduce((sum, run) => sum + sizeOf(run), 0) || 1)
  return {
    level: {
      buckets: Int32Array.from([...rich, ...plain], levelBucket),
      values: Float32Array.from([...rich.map(() => unit), ...plain.map(() => unit * pieceWeight)]),
    },
    class: { buckets: Int32Array.from(rich, classBucket), values: new Float32Array(rich.length).fill(unit) },
  }
}

/** Share of the features that are left out each time. */
const leftOut = 0.5
/** Some features left out at random and the others raised to match, so that no sentence is learnt by heart. */
function withGaps(values: Float32Array, random: () => number): Float32Array {
  return values.map((value) => (random() < leftOut ? 0 : value / (1 - leftOut)))
}

/** Learns the weights of levels and classes. The same examples in the same order give the same weights, to the bit. */
export function fitWeights(classes: Model['classes'], examples: readonly Example[], course: Course): Model {
  const byLevel = new Layer(levelBuckets, levels.length)
  const byClass = new Layer(classBuckets, classes.length)
  const random = seededRandom(1)
  const prepared = examples.map(prepare)
  const order = examples.map((_, at) => at)
  for (let epoch = 0; epoch < course.epochs; epoch++) {
    for (const at of shuffle(order, random)) {
      const example = examples[at]
      const features = prepared[at]
      if (!example || !features) continue
      byLevel.learn(
        features.level.buckets,
        withGaps(features.level.values, random),
        example.level,
        example.weight,
        course,
      )
      byClass.learn(
        features.class.buckets,
        withGaps(features.class.values, random),
        example.class,
        example.weight,
        course,
      )
    }
  }
  return {
    classes,
    levelWeights: byLevel.weights,
    levelScale: 1,
    levelBias: [...byLevel.bias],
    classWeights: byClass.weights,
    classScale: 1,
    classBias: [...byClass.bias],
  }
}
