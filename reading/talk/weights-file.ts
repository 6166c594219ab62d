import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { topics } from '#content/companion/listening/topic.ts'
import type { Table } from './table.ts'
import { acts } from './turn.ts'

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

/** @throws for a file that `packTurns` did not write for the acts and topics of today. */
function unpackTurns(file: Buffer): TurnModel {
  const from = 4 + file.readUInt32LE()
  const { act, topic } = header.parse(JSON.parse(file.subarray(4, from).toString()))
  const sizes = [buckets * acts.length, buckets * topics.length] as const
  if (file.length !== from + sizes[0] + sizes[1])
    throw new Error('The file of weights is not as long as it should be')
  const whole = new Uint8Array(file).buffer
  return {
    act: { ...act, labels: acts, buckets, weights: new Int8Array(whole, from, sizes[0]) },
    topic: { ...topic, labels: topics, buckets, weights: new Int8Array(whole, from + sizes[0], sizes[1]) },
  }
}

export const readTurnModel = (): TurnModel => unpackTurns(readFileSync(turnWeights))
