import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { removeOldCases } from './clean-up.ts'
import { mailModerators } from './mail-moderators.ts'

/** What is done for moderators on its own. */
export const moderationJobs = (services: Pick<Services, 'config' | 'database' | 'mailer'>): Job[] => [
  { name: 'tell-moderators', cron: '* * * * *', run: (now) => mailModerators(services, now) },
  {
    name: 'remove-old-cases',
    cron: '55 3 * * *',
    run: (now) => removeOldCases(services.database.asSystem(), now),
  },
]
