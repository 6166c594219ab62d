import type { Device } from '#contract/account.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import type { Caller } from '#server/platform/http/implement.ts'
import { deviceName } from './device-name.ts'

/** Her running sessions: the caller's own first, then the one last seen. */
export async function listSessions(scope: Scope, { userId, sessionId }: Caller): Promise<Device[]> {
  const rows = await scope.rows(
    build
      .selectFrom('auth.session')
      .select(['id', 'userAgent', 'createdAt', 'last_seen_at'])
      .where('userId', '=', userId)
      .where('expiresAt', '>', new Date())
      .orderBy(sql`id = ${sessionId}`, 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('id'),
  )
  return rows.map((row) => ({
    id: row.id,
    name: deviceName(row.userAgent),
    is_this_one: row.id === sessionId,
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }))
}

/** Ends one of her sessions. False where it is not hers or has ended. */
export async function endSession(scope: Scope, userId: string, sessionId: string): Promise<boolean> {
  const ended = await scope.row(
    build.deleteFrom('auth.session').where('id', '=', sessionId).where('userId', '=', userId).returning('id'),
  )
  return ended !== undefined
}

/** Ends every session of hers, or every one but `except`. */
export async function endSessions(scope: Scope, userId: string, except?: string): Promise<void> {
  const hers = build.deleteFrom('auth.session').where('userId', '=', userId)
  await scope.rows(except ? hers.where('id', '!=', except) : hers)
}

const seenEveryMs = 5 * 60_000

/** Notes that her session is in use, unless that was noted within the last minutes. */
export async function touchSession(scope: Scope, { sessionId, lastSeenAt }: Caller): Promise<void> {
  if (Date.now() - lastSeenAt.getTime() < seenEveryMs) return
  await scope.rows(
    build.updateTable('auth.session').set({ last_seen_at: sql`now()` }).where('id', '=', sessionId),
  )
}
