import * as z from 'zod/mini'
import { topics } from '#content/companion/listening/topic.ts'
import { bytesOf } from '#reading/project-files.ts'
import type { Table } from './table.ts'
import { acts, gravities, tones } from './turn.ts'

/** How many rows each table has; a power of two. */
export const buckets = 2 ** 14

const part = z.object({ scale: z.number(), bias: z.array(z.number()) })
const header = z.object({ act: part, topic: part, tone: part, gravity: part })

/** What reads a line of hers: what she does with it, what it is about, how she tells it, and whether it may be grave. */
export interface TurnModel {
  act: Table<(typeof acts)[number]>
  topic: Table<(typeof topics)[number]>
  tone: Table<(typeof tones)[number]>
  gravity: Table<(typeof gravities)[number]>
}

/** From the project's root. */
export const turnWeights = 'reading/talk/weights.bin'

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

/** A file of weights: the length of its JSON header in four bytes, the header, then a byte a weight: of acts, of topics, of tones, of gravities. */
export function packTurns({ act, topic, tone, gravity }: TurnModel): Buffer {
  const head = Buffer.from(JSON.stringify(header.parse({ act, topic, tone, gravity })))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([
    length,
    head,
    ...[act, topic, tone, gravity].map(({ weights }) => Buffer.from(weights)),
  ])
}

/** @throws for a file that `packTurns` did not write for the labels of today. */
function unpackTurns(file: Uint8Array): TurnModel {
  const from = 4 + new DataView(file.buffer, file.byteOffset).getUint32(0, true)
  const { act, topic, tone, gravity } = header.parse(
    JSON.parse(new TextDecoder().decode(file.subarray(4, from))),
  )
  const whole = new Uint8Array(file).buffer
  let at = from
  const tableOf = <Label extends string>(
    { scale, bias }: z.infer<typeof part>,
    labels: readonly Label[],
  ): Table<Label> => {
    const size = buckets * labels.length
    const weights = new Int8Array(whole, at, size)
    at += size
    return { labels, buckets, weights, scale, bias }
  }
  const sizes = buckets * (acts.length + topics.length + tones.length + gravities.length)
  if (file.length !== from + sizes) throw new Error('The file of weights is not as long as it should be')
  return {
    act: tableOf(act, acts),
    topic: tableOf(topic, topics),
    tone: tableOf(tone, tones),
    gravity: tableOf(gravity, gravities),
  }
}

export const readTurnModel = (): TurnModel => unpackTurns(bytesOf(turnWeights))
