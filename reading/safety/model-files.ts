import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpack, type Weights } from './weights-file.ts'

/**
 * `shipped` is what the product runs, `talk` what it reads the lines of a chat with, and `answered` what it reads once more those with that sound
 * grave; `measured` has learnt from nothing that is held out.
 */
export type ModelName = 'shipped' | 'measured' | 'talk' | 'answered'

export const weightsFile = (name: ModelName) => join(import.meta.dirname, 'weights', `${name}.bin`)

export const readWeights = (name: ModelName): Weights => unpack(readFileSync(weightsFile(name)))
