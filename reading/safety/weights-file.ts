import * as z from 'zod/mini'
import { cardIds, levels } from '#contract/safety.ts'
import { cardBuckets, levelBuckets, type Model, type Table } from './model.ts'

const table = z.object({ scale: z.number(), bias: z.array(z.number()) })
const thresholds = z.object({
  support: z.number(),
  /** Below it a text is harmless for all that can be told. */
  harmless: z.number(),
  /** Above it something of crisis or emergency is inferred; below it a crisis that a pattern says is no more than that. */
  inferred: z.number(),
  /** Above it that is certain enough for a card. */
  explicit: z.number(),
  /** Which of the two it is. */
  emergency: z.number(),
})
const header = z.object({ level: table, card: table, cards: z.array(z.enum(cardIds)), thresholds })

/** Log-odds above which a level counts as shown. */
export type Thresholds = z.infer<typeof thresholds>
export interface Weights extends Model {
  thresholds: Thresholds
  /** Others that must be certain too before a crisis has a card, where there are any. No part of the file. */
  second?: Weights
  /** Others that read once more what sounds grave, where there are any, and may take it back. No part of the file. */
  veto?: Weights
}

/** The same table with a byte a weight, at the scale that its largest needs, as it is kept and used. */
export function quantise({ weights, scale: before, bias }: Table): Table {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const scale = largest / 127 || 1
  const bytes = new Int8Array(weights.length)
  for (let at = 0; at < weights.length; at++) bytes[at] = Math.round((weights[at] as number) / scale)
  return { weights: bytes, scale: scale * before, bias }
}

/** A file of weights: the length of its JSON header in four bytes, the header, then a byte a weight: of levels, then of cards. */
export function pack(weights: Weights): Buffer {
  const { level, card } = weights
  const head = Buffer.from(JSON.stringify(header.parse(weights)))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, Buffer.from(level.weights), Buffer.from(card.weights)])
}

/** @throws for a file that `pack` did not write for features like today's. */
export function unpack(file: Buffer): Weights {
  const from = 4 + file.readUInt32LE()
  const { level, card, ...rest } = header.parse(JSON.parse(file.subarray(4, from).toString()))
  const sizes = [levelBuckets * levels.length, cardBuckets * rest.cards.length] as const
  if (file.length !== from + sizes[0] + sizes[1])
    throw new Error('The file of weights is not as long as it should be')
  const whole = new Uint8Array(file).buffer
  return {
    ...rest,
    level: { ...level, weights: new Int8Array(whole, from, sizes[0]) },
    card: { ...card, weights: new Int8Array(whole, from + sizes[0], sizes[1]) },
  }
}
