import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'lightly.checkout'
const seconds = 3 * 24 * 60 * 60

/** The secret that ties a checkout to the browser that began it; null where this browser began none. */
export function readNonce(request: FastifyRequest): string | null {
  return request.cookies[name] || null
}

/** Gives the browser a fresh 32-byte secret. Lax, so that it comes back from the card page. */
export function setNonce(reply: FastifyReply, secure: boolean): string {
  const nonce = randomBytes(32).toString('base64url')
  reply.setCookie(name, nonce, { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge: seconds })
  return nonce
}

/** What is stored of the secret. */
export function hashNonce(nonce: string): Buffer {
  return createHash('sha256').update(nonce).digest()
}
