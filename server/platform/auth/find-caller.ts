import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { build, type Database, type Given, prepare, sql } from '#server/database/client.ts'
import type { Caller } from '../http/implement.ts'
import type { AccessTokens } from './access-tokens.ts'

/** The token inside a signed cookie value (`token.signature`), or null where the signature is not ours. */
function readSignedToken(value: string, secret: string): string | null {
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

const sessionBy = (by: 'session.token' | 'session.id') =>
  prepare((value: Given<string>, now: Given<Date>) =>
    build
      .selectFrom('auth.session as session')
      .innerJoin('auth.user as user', 'user.id', 'session.userId')
      .leftJoin('account_deletions as deletion', 'deletion.user_id', 'session.userId')
      .leftJoin('moderators as moderator', 'moderator.user_id', 'session.userId')
      .select([
        'session.id as sessionId',
        'session.expiresAt',
        'session.createdAt as signedInAt',
        'deletion.due_at as leavingAt',
        'session.stepped_up_at as steppedUpAt',
        'session.factor_used_at as factorUsedAt',
        'session.last_seen_at as lastSeenAt',
        'user.id as userId',
        'user.email',
        'user.emailVerified',
        sql<boolean>`moderator.user_id is not null`.as('isModerator'),
      ])
      .where(by, '=', value)
      .where('session.expiresAt', '>', now),
  )

const sessions = { 'session.token': sessionBy('session.token'), 'session.id': sessionBy('session.id') }

/** The session with this token or id, and its user, in one query; undefined where it is unknown or over. */
export function findSession(
  database: Database,
  by: keyof typeof sessions,
  value: string,
): Promise<Caller | undefined> {
  return database.asSystem().row(sessions[by](value, new Date()))
}

interface Options {
  database: Database
  cookieName: string
  /** Signs the cookie. */
  secret: string
  accessTokens: Pick<AccessTokens, 'read'>
}

/**
 * Who sent the request. The signature of the cookie, or of a bearer's access token where there is no cookie, is
 * checked here; then one query reads session and user, so that a session that was ended is over at once.
 */
export function createCallerFinder({ database, cookieName, secret, accessTokens }: Options) {
  return async (request: Pick<FastifyRequest, 'cookies' | 'headers'>): Promise<Caller | null> => {
    const cookie = request.cookies[cookieName]
    if (cookie) {
      const token = readSignedToken(cookie, secret)
      return token ? ((await findSession(database, 'session.token', token)) ?? null) : null
    }
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const named = bearer ? await accessTokens.read(bearer) : null
    return named ? ((await findSession(database, 'session.id', named.sessionId)) ?? null) : null
  }
}
