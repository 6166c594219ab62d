import * as z from 'zod/mini'
import { levels } from '#contract/safety.ts'
import { classBuckets, levelBuckets, type Model } from './model.ts'

const header = z.object({
  classes: z.array(z.object({ id: z.string(), level: z.enum(levels) })),
  levelScale: z.number(),
  levelBias: z.array(z.number()),
  classScale: z.number(),
  classBias: z.array(z.number()),
  thresholds: z.object({ support: z.number(), crisis: z.number(), emergency: z.number() }),
})
/** Log-odds above which a level counts as shown. */
export type Thresholds = z.infer<typeof header>['thresholds']
export interface TrainedModel extends Model {
  thresholds: Thresholds
}

/** The weights in one byte each, at the scale that their largest needs. */
function inBytes(weights: Model['levelWeights']): { bytes: Int8Array; scale: number } {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const scale = largest / 127 || 1
  return { bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale }
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

/** A file of weights: the length of its JSON header in four bytes, the header, the weights of levels, those of classes. */
export function pack({ levelWeights, classWeights, ...rest }: TrainedModel): Buffer {
  const head = Buffer.from(JSON.stringify(rest))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, Buffer.from(levelWeights), Buffer.from(classWeights)])
}

/** @throws for a file that `pack` did not write for features like today's. */
export function unpack(file: Buffer): TrainedModel {
  const start = 4 + file.readUInt32LE()
  const head = header.parse(JSON.parse(file.subarray(4, start).toString()))
  const middle = start + levelBuckets * levels.length
  const end = middle + classBuckets * head.classes.length
  if (file.length !== end) throw new Error('The file of weights is not as long as it should be')
  const bytes = (from: number, to: number) => new Int8Array(file.buffer, file.byteOffset + from, to - from)
  return { ...head, levelWeights: bytes(start, middle), classWeights: bytes(middle, end) }
}
