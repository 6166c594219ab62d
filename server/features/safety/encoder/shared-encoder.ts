import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Encoder } from './encoder.ts'
import { unpackEncoder } from './encoder-file.ts'

/** The encoder that the process shares. */
export const sharedEncoder = new Encoder(
  unpackEncoder(readFileSync(join(import.meta.dirname, '../model/encoder.bin'))),
)
