import { createHmac, hkdfSync } from 'node:crypto'

/** A keyed hash for short codes: without the server's secret, six digits cannot be found by trying them all. */
export function codeHash(authSecret: string, code: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'lightly one-time codes', 32))
  return createHmac('sha256', key).update(code).digest()
}
