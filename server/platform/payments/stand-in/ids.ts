import { randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id of Stripe's form: a prefix that names the noun and 24 random letters and digits (about 143 bits). */
export function newId(prefix: string): string {
  const letters = Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length])
  return `${prefix}_${letters.join('')}`
}
