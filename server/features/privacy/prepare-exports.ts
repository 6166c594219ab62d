import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportReadyMail } from '#content/mails/export-ready.ts'
import { dayText } from '#contract/day-text.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { forEachSettled } from '#server/platform/jobs/for-each-settled.ts'
import { insertFile, removeFile } from '#server/platform/storage/files-repo.ts'
import { keyOf } from '#server/platform/storage/storage.ts'
import type { Services } from '#server/services.ts'
import { downloadPath } from './download-link.ts'
import {
  beginExport,
  fileOfExport,
  listOpenExports,
  markMailed,
  markReady,
  removeOldExports,
} from './exports-repo.ts'
import { writeArchive } from './write-archive.ts'

type Needs = Pick<Services, 'config' | 'database' | 'mailer' | 'storage'>

/**
 * Makes the copies that were asked for and mails each member where hers is; removes those that have run out.
 * One that fails does not hold up the others, and is tried again a few times.
 * @throws AggregateError with what failed.
 */
export async function prepareExports(services: Needs, now: Date): Promise<void> {
  const { config, database, mailer, storage } = services
  const system = database.asSystem()
  const finish = async ({ id, userId, email }: { id: string; userId: string; email: string }) => {
    await storeArchive(services, { id, userId, email }, now)
    return system.transaction(async (scope) => {
      await notify(scope, { userId, kind: 'export_ready', key: id })
      return markReady(scope, id, now)
    })
  }
  await removeOldExports(system, storage, now)
  await forEachSettled(
    await listOpenExports(system),
    async ({ id, user_id: userId, email, timezone, expires_at }) => {
      if (!expires_at && !(await beginExport(system, id))) return
      const expiresAt = expires_at ?? (await finish({ id, userId, email }))
      const path = downloadPath(config, { exportId: id, userId, expiresAt })
      await mailer.send(email, exportReadyMail(config.publicUrl + path, dayText(expiresAt, timezone)))
      await markMailed(system, id, now)
    },
  )
}

/** Makes the ZIP beside the storage and then stores it, in place of what an earlier try left there. */
async function storeArchive(
  { database, storage }: Needs,
  { id, userId, email }: { id: string; userId: string; email: string },
  now: Date,
): Promise<void> {
  const system = database.asSystem()
  const folder = await mkdtemp(join(tmpdir(), 'lightly-copy-'))
  try {
    const made = join(folder, 'copy.zip')
    await writeArchive(made, { scope: system, storage }, { id: userId, email }, now)
    const { size } = await stat(made)
    const file = fileOfExport(userId, id)
    const contentType = 'application/zip'
    await removeFile(system, storage, file)
    await insertFile(system, { userId, ...file, contentType, bytes: size })
    await storage.putStream(keyOf(file), createReadStream(made), { contentType, contentLength: size })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
