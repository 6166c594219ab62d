import { build, type Database, sql } from '#server/database/client.ts'
import { AppError } from '../http/app-error.ts'
import type { Caller } from '../http/implement.ts'
import { sessionSeconds } from './auth.ts'
import { findSession } from './find-caller.ts'
import { newToken, tokenHash } from './keys.ts'

const over = 'This session is over. Please sign in again.'

/** A token with which an API client renews its access; only its hash is kept. */
export async function issueRefreshToken(database: Database, sessionId: string): Promise<string> {
  const token = newToken()
  await database
    .asSystem()
    .rows(
      build.insertInto('auth.refresh_token').values({ token_hash: tokenHash(token), session_id: sessionId }),
    )
  return token
}

/**
 * Uses a refresh token up, puts the end of its session off, and answers whose it is. A token that comes a second time
 * was stolen from one of the two who hold it, so the session ends for both.
 * @throws AppError 401
 */
export async function redeemRefreshToken(database: Database, token: string): Promise<Caller> {
  const system = database.asSystem()
  const hash = tokenHash(token)
  const used = await system.row(
    build
      .updateTable('auth.refresh_token')
      .set({ used_at: sql`now()` })
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('session_id'),
  )
  if (!used) {
    const known = build.selectFrom('auth.refresh_token').select('session_id').where('token_hash', '=', hash)
    await system.rows(build.deleteFrom('auth.session').where('id', 'in', known))
    throw new AppError('unauthorized', over)
  }
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000)
  const renewed = build
    .updateTable('auth.session')
    .set({ expiresAt })
    .where('id', '=', used.session_id)
    .where('expiresAt', '>', new Date())
  await system.rows(renewed)
  const caller = await findSession(database, 'session.id', used.session_id)
  if (!caller) throw new AppError('unauthorized', over)
  return caller
}
