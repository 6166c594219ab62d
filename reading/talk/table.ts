import type { Features } from './features.ts'

/** Weights of a linear model: a row for each bucket of features, a column for each label. */
export interface Table<Label extends string> {
  labels: readonly Label[]
  /** How many rows; a power of two. */
  buckets: number
  weights: Float32Array | Int8Array
  /** What one step of `weights` counts. */
  scale: number
  bias: readonly number[]
}

/** How likely each label is; together they come to 1. */
export type Likely<Label extends string> = Readonly<Record<Label, number>>

/** The scores of the labels in their order, before they are made likelihoods. */
export function scoresOf(table: Table<string>, { hashes, values }: Features): Float64Array {
  const { weights, buckets, scale, bias } = table
  const columns = bias.length
  const scores = new Float64Array(columns)
  for (let at = 0; at < hashes.length; at++) {
    const row = ((hashes[at] as number) & (buckets - 1)) * columns
    const value = values[at] as number
    for (let column = 0; column < columns; column++)
      scores[column] = (scores[column] as number) + value * (weights[row + column] as number)
  }
  return scores.map((score, column) => score * scale + (bias[column] as number))
}

/** Scores as likelihoods. */
export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - highest))
  const sum = raised.reduce((total, each) => total + each, 0)
  return raised.map((each) => each / sum)
}

/** What the table makes of a line. */
export function likely<Label extends string>(table: Table<Label>, features: Features): Likely<Label> {
  const shares = softmax(scoresOf(table, features))
  return Object.fromEntries(table.labels.map((label, at) => [label, shares[at] ?? 0])) as Record<
    Label,
    number
  >
}

/** The labels with their likelihood, the likeliest first. */
export const ranked = <Label extends string>(shares: Likely<Label>): (readonly [Label, number])[] =>
  (Object.entries(shares) as [Label, number][]).sort(([, one], [, other]) => other - one)
