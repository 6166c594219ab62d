import { exportReadyMail } from '#content/mails/export-ready.ts'
import { dayText } from '#contract/day-text.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { each } from '#server/platform/jobs/each.ts'
import type { Services } from '#server/services.ts'
import { downloadPath } from './download-link.ts'
import { beginExport, listOpenExports, markMailed, removeOldExports, storeArchive } from './exports-repo.ts'
import { makeArchive } from './make-archive.ts'

type Needs = Pick<Services, 'config' | 'database' | 'mailer'>

/**
 * Makes the copies that were asked for and mails each member where hers is; removes those that have run out.
 * One that fails does not hold up the others, and is tried again a few times.
 * @throws AggregateError with what failed.
 */
export async function prepareExports({ config, database, mailer }: Needs, now: Date): Promise<void> {
  const system = database.asSystem()
  const finish = async ({ id, userId, email }: { id: string; userId: string; email: string }) => {
    const archive = await makeArchive(system, { id: userId, email }, now)
    return system.transaction(async (scope) => {
      await notify(scope, { userId, kind: 'export_ready', key: id })
      return storeArchive(scope, id, archive, now)
    })
  }
  await removeOldExports(system, now)
  await each(await listOpenExports(system), async ({ id, user_id: userId, email, timezone, expires_at }) => {
    if (!expires_at && !(await beginExport(system, id))) return
    const expiresAt = expires_at ?? (await finish({ id, userId, email }))
    const path = downloadPath(config, { exportId: id, userId, expiresAt })
    await mailer.send(email, exportReadyMail(config.publicUrl + path, dayText(expiresAt, timezone)))
    await markMailed(system, id, now)
  })
}
