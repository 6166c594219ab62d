import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { newToken } from '#server/platform/auth/keys.ts'

const name = 'lightly.checkout'
const seconds = 3 * 24 * 60 * 60

/** The secret that ties a checkout to the browser that began it; null where this browser began none. Its hash is stored. */
export function readNonce(request: FastifyRequest): string | null {
  return request.cookies[name] || null
}

/** Gives the browser a fresh secret. Lax, so that it comes back from the card page. */
export function setNonce(reply: FastifyReply, { isSecure }: Config): string {
  const nonce = newToken()
  reply.setCookie(name, nonce, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: seconds,
  })
  return nonce
}
