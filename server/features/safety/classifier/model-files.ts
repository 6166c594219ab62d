import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Encoder } from '../encoder/encoder.ts'
import { unpackEncoder } from '../encoder/encoder-file.ts'
import { unpack, type Weights } from './weights-file.ts'

/** `shipped` is what the product runs; `measured` has learnt from nothing that is held out. */
export type ModelName = 'shipped' | 'measured'

/** All that a reading needs: the weights, and the encoder that was taught together with some of them. */
export interface TrainedModel extends Weights {
  encoder: Encoder
}

const folder = join(import.meta.dirname, '../model')
export const weightsFile = (name: ModelName) => join(folder, `${name}.bin`)
export const encoderFile = (name: ModelName | 'base') => join(folder, `${name}-encoder.bin`)

export function readModel(name: ModelName): TrainedModel {
  const encoder = new Encoder(unpackEncoder(readFileSync(encoderFile(name))))
  return { ...unpack(readFileSync(weightsFile(name))), encoder }
}
