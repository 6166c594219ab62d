import { build, type Database } from '#server/database/client.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'

/** Removes codes, waiting sign-ins and visits to providers that have run out. */
export function factorJobs({ database }: { database: Database }): Job[] {
  return [
    {
      name: 'remove-expired-codes',
      cron: '50 * * * *',
      async run(now) {
        const scope = database.asSystem()
        await scope.rows(build.deleteFrom('auth.one_time_code').where('expires_at', '<', now))
        await scope.rows(build.deleteFrom('auth.pending_sign_in').where('expires_at', '<', now))
        await scope.rows(build.deleteFrom('auth.provider_visit').where('expires_at', '<', now))
      },
    },
  ]
}
