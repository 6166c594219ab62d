import { exportReadyMail } from '#content/mails/export-ready.ts'
import type { Services } from '#server/services.ts'
import { dayText } from './day-text.ts'
import { downloadPath } from './download-link.ts'
import { keepArchive, listOpenExports, markMailed, removeOldExports } from './exports-repo.ts'
import { makeArchive } from './make-archive.ts'

type Needs = Pick<Services, 'config' | 'database' | 'mailer'>

/**
 * Makes the copies that were asked for and mails each member where hers is; removes those that have run out.
 * One that fails does not hold up the others, and is tried again.
 * @throws AggregateError with what failed.
 */
export async function prepareExports({ config, database, mailer }: Needs, now: Date): Promise<void> {
  const system = database.asSystem()
  await removeOldExports(system, now)
  const failures: unknown[] = []
  for (const { id, user_id: userId, email, timezone, expires_at } of await listOpenExports(system))
    try {
      const expiresAt =
        expires_at ??
        (await keepArchive(system, id, await makeArchive(system, { id: userId, email }, now), now))
      const path = downloadPath(config, { exportId: id, userId, expiresAt })
      await mailer.send(email, exportReadyMail(config.publicUrl + path, dayText(expiresAt, timezone)))
      await markMailed(system, id, now)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'some exports could not be prepared')
}
