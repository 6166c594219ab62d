import { build, type Database, sql } from '#server/database/client.ts'
import { forEachSettled } from '../jobs/for-each-settled.ts'
import type { Job } from '../jobs/jobs.ts'
import type { FileRules } from './file-rules.ts'
import { keyOf, type Storage } from './storage.ts'

interface Needs {
  database: Database
  storage: Storage
}

/** How long a file that nothing refers to stays, in minutes: longer than anything that was removed can be brought back. */
const patience = 60

/** Removes, hourly, files that nothing refers to: uploads that came to nothing, and what was left when its picture was removed. */
export function storageJobs(services: Needs, rules: FileRules): Job[] {
  return [{ name: 'sweep-files', cron: '35 * * * *', run: (now) => sweepFiles(services, rules, now) }]
}

/** Notes which files have come out of use, and removes those that have been so for a while: bytes first, then the row. */
export async function sweepFiles({ database, storage }: Needs, rules: FileRules, now: Date): Promise<void> {
  const system = database.asSystem()
  const before = new Date(now.getTime() - patience * 60_000)
  await forEachSettled(Object.entries(rules), async ([bucket, { isUsed }]) => {
    await system.rows(
      sql`update files set unused_since = case when ${isUsed} then null else ${now}::timestamptz end
          where bucket = ${bucket} and (unused_since is not null) = (${isUsed})`.compile(build),
    )
    const unused = await system.rows(
      sql<{ id: string }>`select id from files where bucket = ${bucket} and unused_since < ${before}`.compile(
        build,
      ),
    )
    await forEachSettled(unused, ({ id }) =>
      system.transaction(async (scope) => {
        // Under the row's lock, so that whatever refers to it from now on finds that it is gone.
        const file = await scope.row(
          sql<{ bucket: string; path: string }>`select bucket, path from files
            where id = ${id} and unused_since < ${before} and not (${isUsed}) for update`.compile(build),
        )
        if (!file) return
        await storage.delete(keyOf(file))
        await scope.rows(build.deleteFrom('files').where('id', '=', id))
      }),
    )
  })
}
