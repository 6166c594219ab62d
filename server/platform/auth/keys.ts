import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** 32 bytes of the server's secret for one purpose: keys of two purposes tell nothing of each other, nor of the secret. */
export function deriveKey(authSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', authSecret, '', `lightly ${purpose}`, 32))
}

// Of all that is sealed, such as the private keys of access tokens, too: what is stored opens by this name alone.
const sealing = 'factor secrets'

/** Seals what is stored, with AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text. */
export function seal(authSecret: string, plain: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(authSecret, sealing), nonce)
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Opens what `seal` made. @throws where it was altered or sealed with another secret. */
export function unseal(authSecret: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(authSecret, sealing), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}

/** The hash that is kept of a token too long to guess. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** 256 bits, fit for a cookie or an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
