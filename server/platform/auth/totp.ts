import { createHmac, randomBytes } from 'node:crypto'
import { productName } from '#contract/limits.ts'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A fresh secret: 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = () => randomBytes(20)

/** Base32 without padding (RFC 4648), as authenticator apps take it. */
export function base32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** The 30-second step that a moment lies in. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / stepSeconds)
}

/** The six digits of a step (RFC 6238 with SHA-1, which every app knows). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/**
 * The step whose code this is, or null. A clock may be one step ahead or behind; steps up to `lastStep` were used
 * before and are refused.
 */
export function matchTotp(secret: Buffer, code: string, now: Date, lastStep: number | null): number | null {
  const current = stepAt(now)
  const steps = [current, current - 1, current + 1].filter((step) => step > (lastStep ?? -1))
  return steps.find((step) => totpCode(secret, step) === code) ?? null
}

/** What the QR code says: the key's address as authenticator apps read it. */
export function totpUri(secret: Buffer, account: string): string {
  const label = `${encodeURIComponent(productName)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({ secret: base32(secret), issuer: productName })
  return `otpauth://totp/${label}?${query}`
}
