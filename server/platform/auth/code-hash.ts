import { createHmac } from 'node:crypto'
import { deriveKey } from './keys.ts'

/** A keyed hash for short codes: without the server's secret, six digits cannot be found by trying them all. */
export function codeHash(authSecret: string, code: string): Buffer {
  return createHmac('sha256', deriveKey(authSecret, 'one-time codes')).update(code).digest()
}
