import * as z from 'zod/mini'
import { levels } from '#contract/safety.ts'
import { encodingSize } from '../encoder/encoder.ts'
import { firstColumns, hiddenUnits, type MeaningModel } from './meaning.ts'
import { classBuckets, levelBuckets, type Model } from './model.ts'

const header = z.object({
  classes: z.array(z.object({ id: z.string(), level: z.enum(levels) })),
  levelScale: z.number(),
  levelBias: z.array(z.number()),
  classScale: z.number(),
  classBias: z.array(z.number()),
  meaning: z.object({
    firstScale: z.number(),
    firstBias: z.array(z.number()),
    secondScale: z.number(),
    secondBias: z.array(z.number()),
  }),
  thresholds: z.object({ support: z.number(), crisis: z.number(), emergency: z.number() }),
})
/** Log-odds above which a level counts as shown. */
export type Thresholds = z.infer<typeof header>['thresholds']
export interface Weights extends Model {
  meaning: MeaningModel
  thresholds: Thresholds
}

/** The weights in one byte each, at the scale that their largest needs. */
function inBytes(weights: Int8Array | Float32Array): { bytes: Int8Array; scale: number } {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const scale = largest / 127 || 1
  const bytes = new Int8Array(weights.length)
  for (let at = 0; at < weights.length; at++) bytes[at] = Math.round((weights[at] as number) / scale)
  return { bytes, scale }
}

/** The same model with a byte a weight, as it is kept and used. */
export function quantise(model: Model): Model {
  const level = inBytes(model.levelWeights)
  const ofClass = inBytes(model.classWeights)
  return {
    ...model,
    levelWeights: level.bytes,
    levelScale: level.scale,
    classWeights: ofClass.bytes,
    classScale: ofClass.scale,
  }
}

/** The same reading of meaning with a byte a weight. */
export function quantiseMeaning(model: MeaningModel): MeaningModel {
  const [first, second] = [inBytes(model.first), inBytes(model.second)]
  return {
    ...model,
    first: first.bytes,
    firstScale: first.scale,
    second: second.bytes,
    secondScale: second.scale,
  }
}

/**
 * A file of weights: the length of its JSON header in four bytes, the header padded to fours, the average and spread of encodings, then
 * bytes: the weights of levels, those of classes, and the two tables of meaning.
 */
export function pack({ levelWeights, classWeights, meaning, ...rest }: Weights): Buffer {
  const { mean, spread, first, second, ...biases } = meaning
  const text = Buffer.from(JSON.stringify({ ...rest, meaning: biases }))
  const head = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  const floats = [mean, spread].map((table) => Buffer.from(table.buffer, table.byteOffset, table.byteLength))
  const bytes = [levelWeights, classWeights, first, second].map((table) => Buffer.from(table))
  return Buffer.concat([length, head, ...floats, ...bytes])
}

/** @throws for a file that `pack` did not write for features like today's. */
export function unpack(file: Buffer): Weights {
  const whole = new Uint8Array(file).buffer
  let at = 4 + file.readUInt32LE()
  const head = header.parse(JSON.parse(file.subarray(4, at).toString()))
  const sizes = [
    levelBuckets * levels.length,
    classBuckets * head.classes.length,
    encodingSize * firstColumns,
    hiddenUnits * head.classes.length,
  ]
  const expected = at + 8 * encodingSize + sizes.reduce((sum, size) => sum + size)
  if (file.length !== expected) throw new Error('The file of weights is not as long as it should be')
  const [mean, spread] = [0, 1].map(
    (place) => new Float32Array(whole, at + 4 * place * encodingSize, encodingSize),
  )
  at += 8 * encodingSize
  const [levelWeights, classWeights, first, second] = sizes.map((size) => {
    at += size
    return new Int8Array(whole, at - size, size)
  })
  if (!mean || !spread || !levelWeights || !classWeights || !first || !second)
    throw new Error('A table is missing')
  return { ...head, levelWeights, classWeights, meaning: { ...head.meaning, mean, spread, first, second } }
}
