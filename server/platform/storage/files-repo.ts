import { build, type RootScope, type Scope, sql } from '#server/database/client.ts'
import { keyOf, type Storage } from './storage.ts'

interface NewFile {
  userId: string
  bucket: string
  path: string
  contentType: string
  bytes: number
}

/** Says that a file is on its way. Until something refers to it, it is one that nothing uses. Answers false where the path is taken. */
export async function insertFile(scope: Scope, file: NewFile): Promise<boolean> {
  const { userId: user_id, contentType: content_type, ...rest } = file
  const row = await scope.row(
    build
      .insertInto('files')
      .values({ user_id, content_type, ...rest })
      .onConflict((conflict) => conflict.columns(['bucket', 'path']).doNothing())
      .returning('id'),
  )
  return row !== undefined
}

/** A file that this scope may see. */
export function findFile(scope: Scope, bucket: string, path: string) {
  return scope.row(
    build
      .selectFrom('files')
      .select(['bucket', 'path', 'content_type', 'bytes'])
      .where('bucket', '=', bucket)
      .where('path', '=', path),
  )
}

export async function countFiles(scope: Scope, userId: string, bucket: string): Promise<number> {
  const row = await scope.row(
    build
      .selectFrom('files')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('bucket', '=', bucket),
  )
  return row?.count ?? 0
}

/** Says that something refers to it from here on, in the transaction of whatever does. Answers false where there is no such file. */
export async function markFileUsed(scope: Scope, bucket: string, path: string): Promise<boolean> {
  const row = await scope.row(
    build
      .updateTable('files')
      .set({ unused_since: null })
      .where('bucket', '=', bucket)
      .where('path', '=', path)
      .returning('id'),
  )
  return row !== undefined
}

/** Her files, the oldest first, but for copies that were made for her. */
export function listFiles(scope: Scope, userId: string) {
  return scope.rows(
    build
      .selectFrom('files')
      .select(['bucket', 'path', 'bytes'])
      .where('user_id', '=', userId)
      .where('bucket', '<>', exportsBucket)
      .orderBy('created_at')
      .orderBy('id'),
  )
}

/** Where copies of members' data are. No address serves them but the one that is mailed. */
export const exportsBucket = 'exports'

/** Removes the bytes of a file and then its row, both of which may be gone already. */
export async function removeFile(
  system: Scope,
  storage: Storage,
  file: { bucket: string; path: string },
): Promise<void> {
  await storage.delete(keyOf(file))
  await system.rows(build.deleteFrom('files').where('bucket', '=', file.bucket).where('path', '=', file.path))
}

/** Removes every file of hers, whichever bucket it is in. Safe to repeat. */
export async function removeFilesOf(system: RootScope, storage: Storage, userId: string): Promise<void> {
  const files = await system.rows(
    build.selectFrom('files').select(['bucket', 'path']).where('user_id', '=', userId),
  )
  for (const file of files) await removeFile(system, storage, file)
}
