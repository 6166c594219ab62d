import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { build, type Database } from '#server/database/client.ts'
import type { Caller } from '../http/implement.ts'

/** The token inside a signed cookie value (`token.signature`), or null where the signature is not ours. */
function readSignedToken(value: string, secret: string): string | null {
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

/** The session with this token and its user, in one query; undefined where it is unknown or over. */
export function findSession(database: Database, token: string): Promise<Caller | undefined> {
  return database
    .asSystem()
    .row(
      build
        .selectFrom('auth.session as session')
        .innerJoin('auth.user as user', 'user.id', 'session.userId')
        .select([
          'session.id as sessionId',
          'session.expiresAt',
          'session.createdAt as signedInAt',
          'session.stepped_up_at as steppedUpAt',
          'session.factor_used_at as factorUsedAt',
          'user.id as userId',
          'user.email',
          'user.emailVerified',
        ])
        .where('session.token', '=', token)
        .where('session.expiresAt', '>', new Date()),
    )
}

/** Who sent the request: the cookie's signature is checked here, then one query reads session and user. */
export function callerFinder(database: Database, cookieName: string, secret: string) {
  return async (request: FastifyRequest): Promise<Caller | null> => {
    const cookie = request.cookies[cookieName]
    const token = cookie ? readSignedToken(cookie, secret) : null
    return token ? ((await findSession(database, token)) ?? null) : null
  }
}
