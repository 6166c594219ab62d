import { join } from 'node:path'
import * as z from 'zod/mini'
import type { topics } from '#content/companion/listening/topic.ts'
import type { Table } from './table.ts'
import type { acts } from './turn.ts'

/** How many rows each table has; a power of two. */
export const buckets = 2 ** 14

const part = z.object({ scale: z.number(), bias: z.array(z.number()) })
const header = z.object({ act: part, topic: part })

/** What reads a line of hers: what she does with it, and what it is about. */
export interface TurnModel {
  act: Table<(typeof acts)[number]>
  topic: Table<(typeof topics)[number]>
}

export const turnWeights = join(import.meta.dirname, 'weights.bin')

/** The same table with a byte a weight, at the scale that its largest needs. */
export function quantised<Label extends string>(table: Table<Label>): Table<Label> {
  let largest = 0
  for (const weight of table.weights) largest = Math.max(largest, Math.abs(weight))
  const step = largest / 127 || 1
  return {
    ...table,
    weights: Int8Array.from(table.weights, (weight) => Math.round(weight / step)),
    scale: table.scale * step,
  }
}

/** A file of weights: the length of its JSON header in four bytes, the header, then a byte a weight: of acts, then of topics. */
export function packTurns({ act, topic }: TurnModel): Buffer {
  const head = Buffer.from(JSON.stringify(header.parse({ act, topic })))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, Buffer.from(act.weights), Buffer.from(topic.weights)])
}
