import { limits } from '#contract/limits.ts'
import { build, type RootScope, type Scope, sql } from '#server/database/client.ts'
import type { FileRule } from '#server/platform/storage/file-rules.ts'
import { exportsBucket, removeFile } from '#server/platform/storage/files-repo.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

const dayMs = 24 * 60 * 60_000
/** How often a copy is begun before it is given up. */
const maxTries = 5

/** A copy is fetched by the mailed link alone, and in use until it is asked for anew or has run out. */
export const exportFileRule: FileRule = {
  maySee: null,
  isUsed: sql`exists (select from exports where files.path = exports.user_id || '/' || exports.id || '.zip')`,
}

/** The file of a copy. */
export function fileOfExport(userId: string, exportId: string) {
  return { bucket: exportsBucket, path: `${userId}/${exportId}.zip` }
}

/** Her last copy, without the file; undefined where she never asked or it has run out. */
export function findExport(scope: Scope, userId: string, now: Date) {
  return scope.row(
    build
      .selectFrom('exports')
      .select(['id', 'asked_at', 'ready_at', 'expires_at'])
      .select(({ eb }) => eb('tries', '>', maxTries).as('is_given_up'))
      .where('user_id', '=', userId)
      .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)])),
  )
}

/** Asks for a copy. One that is still being made goes on; one that is finished or given up makes room. */
export async function insertExport(scope: Scope, userId: string, now: Date): Promise<void> {
  const unmade = { ready_at: null, expires_at: null, mailed_at: null }
  await scope.rows(
    build
      .insertInto('exports')
      .values({ user_id: userId, asked_at: now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ ...unmade, asked_at: now, tries: 0, id: sql<string>`uuidv7()` })
          .where(({ or, eb }) =>
            or([eb('exports.ready_at', 'is not', null), eb('exports.tries', '>', maxTries)]),
          ),
      ),
  )
}

/** Copies that are not made yet and not given up, or that nobody has been told of, the oldest first. */
export function listOpenExports(scope: Scope) {
  return scope.rows(
    build
      .selectFrom('exports')
      .innerJoin('auth.user as user', 'user.id', 'exports.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'exports.user_id')
      .select(['exports.id', 'exports.user_id', 'exports.expires_at', 'user.email', 'profiles.timezone'])
      .where('mailed_at', 'is', null)
      .where('tries', '<=', maxTries)
      .orderBy('asked_at'),
  )
}

/**
 * Counts that a copy is begun, or gives it up. It is counted before, so that one that ends the process counts too, and
 * given up only when the last try is over. Answers whether it may be made.
 */
export async function beginExport(scope: Scope, id: string): Promise<boolean> {
  const row = await scope.row(
    build
      .updateTable('exports')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .returning('tries'),
  )
  return row !== undefined && row.tries <= maxTries
}

/** Says that the file is there. Answers until when. */
export async function markReady(scope: Scope, id: string, now: Date): Promise<Date> {
  const expires_at = new Date(now.getTime() + limits.exportDays * dayMs)
  await scope.rows(build.updateTable('exports').set({ ready_at: now, expires_at }).where('id', '=', id))
  return expires_at
}

export async function markMailed(scope: Scope, id: string, now: Date): Promise<void> {
  await scope.rows(build.updateTable('exports').set({ mailed_at: now }).where('id', '=', id))
}

/** Removes copies that have run out, each with its file. */
export async function removeOldExports(system: RootScope, storage: Storage, now: Date): Promise<void> {
  const old = await system.rows(
    build.selectFrom('exports').select(['id', 'user_id']).where('expires_at', '<=', now),
  )
  for (const { id, user_id } of old) {
    await removeFile(system, storage, fileOfExport(user_id, id))
    await system.rows(build.deleteFrom('exports').where('id', '=', id))
  }
}

/** Whether an export is ready and has not run out. */
export async function isOpenExport(scope: Scope, id: string, now: Date): Promise<boolean> {
  const row = await scope.row(
    build.selectFrom('exports').select('id').where('id', '=', id).where('expires_at', '>', now),
  )
  return row !== undefined
}
