import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/** The parts of a sign-in message (EIP-4361) that decide whether it is meant for us and now. */
export interface WalletMessage {
  domain: string
  /** In lower case. */
  address: string
  uri: string
  version: string
  nonce: string
  issuedAt: Date
  expiresAt: Date | null
  notBefore: Date | null
}

const field = (text: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? null
const moment = (value: string | null) => (value === null ? null : new Date(value))

/** Reads a sign-in message; null where it is not one. */
export function readWalletMessage(text: string): WalletMessage | null {
  const head = /^(\S+) wants you to sign in with your Ethereum account:\n(0x[\da-fA-F]{40})\n/.exec(text)
  const [, domain, address] = head ?? []
  const uri = field(text, 'URI')
  const version = field(text, 'Version')
  const nonce = field(text, 'Nonce')
  const issuedAt = moment(field(text, 'Issued At'))
  const expiresAt = moment(field(text, 'Expiration Time'))
  const notBefore = moment(field(text, 'Not Before'))
  if (!domain || !address || !uri || !version || !nonce || !issuedAt) return null
  if ([issuedAt, expiresAt, notBefore].some((date) => date !== null && Number.isNaN(date.getTime())))
    return null
  return { domain, address: address.toLowerCase(), uri, version, nonce, issuedAt, expiresAt, notBefore }
}

/** What a wallet signs for `personal_sign` (EIP-191): the text behind a prefix, hashed. */
export function walletHash(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  const prefix = new TextEncoder().encode(`\x19Ethereum Signed Message:\n${bytes.length}`)
  return keccak_256(new Uint8Array([...prefix, ...bytes]))
}

/** The address of an uncompressed public key, in lower case. */
export function addressOf(publicKey: Uint8Array): string {
  return `0x${Buffer.from(keccak_256(publicKey.subarray(1)).subarray(-20)).toString('hex')}`
}

/** Whose signature of the text this is, as an address in lower case; null where it is none. */
export function signerOf(text: string, signature: string): string | null {
  const bytes = /^0x[\da-f]{130}$/i.test(signature) ? Buffer.from(signature.slice(2), 'hex') : null
  const recovery = (bytes?.[64] ?? 0) - 27
  if (!bytes || (recovery !== 0 && recovery !== 1)) return null
  try {
    const key = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact')
      .addRecoveryBit(recovery)
      .recoverPublicKey(walletHash(text))
    return addressOf(key.toBytes(false))
  } catch {
    return null
  }
}
