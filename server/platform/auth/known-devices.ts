import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { newToken, tokenHash } from './keys.ts'

const name = 'lightly.device'
const seconds = 400 * 24 * 60 * 60

/** The secret by which a browser is known again; null in one where nobody has signed in yet. */
export function readDeviceCookie(request: FastifyRequest): string | null {
  return request.cookies[name] || null
}

/** Gives the browser its secret, or the same for longer. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, { isSecure }: Config): string {
  const token = readDeviceCookie(request) ?? newToken()
  reply.setCookie(name, token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: seconds,
  })
  return token
}

/** Whether the member with this e-mail has signed in with this browser before. */
export async function isKnownDevice(scope: Scope, email: string, token: string): Promise<boolean> {
  const known = await scope.row(
    build
      .selectFrom('auth.known_device as device')
      .innerJoin('auth.user as user', 'user.id', 'device.user_id')
      .select('device.user_id')
      .where('user.email', '=', email)
      .where('device.token_hash', '=', tokenHash(token)),
  )
  return known !== undefined
}

/** Notes that she has signed in with this browser. True where she never had before. */
export async function rememberDevice(scope: Scope, userId: string, token: string): Promise<boolean> {
  const noted = await scope.row(
    build
      .insertInto('auth.known_device')
      .values({ user_id: userId, token_hash: tokenHash(token) })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_used_at: sql`now()` }),
      )
      .returning(sql<boolean>`xmax = 0`.as('isNew')),
  )
  return noted?.isNew ?? false
}

/** Every browser but this one is new again. */
export async function forgetOtherDevices(scope: Scope, userId: string, token: string | null): Promise<void> {
  await scope.rows(
    build
      .deleteFrom('auth.known_device')
      .where('user_id', '=', userId)
      .where('token_hash', '!=', tokenHash(token ?? '')),
  )
}
