import { build, type Database } from '#server/database/client.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'

const day = 24 * 60 * 60_000
/** As long as browsers keep a cookie. */
const deviceDays = 400
const keyDays = 120

/** Removes what has run out: sessions, links, counters, browsers that nobody came back with, and old keys. */
export function accountJobs({ database }: { database: Database }): Job[] {
  return [
    {
      name: 'remove-expired-sign-ins',
      cron: '40 * * * *',
      async run(now) {
        const scope = database.asSystem()
        const before = (days: number) => new Date(now.getTime() - days * day)
        await scope.rows(build.deleteFrom('auth.session').where('expiresAt', '<', now))
        await scope.rows(build.deleteFrom('auth.verification').where('expiresAt', '<', now))
        await scope.rows(build.deleteFrom('auth.one_time_token').where('expires_at', '<', now))
        await scope.rows(build.deleteFrom('auth.attempt').where('window_ends', '<', now))
        await scope.rows(build.deleteFrom('auth.known_device').where('last_used_at', '<', before(deviceDays)))
        await scope.rows(build.deleteFrom('auth.signing_key').where('created_at', '<', before(keyDays)))
      },
    },
  ]
}
