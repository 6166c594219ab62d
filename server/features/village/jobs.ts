import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { removeFormerTexts, removeOldReads } from './clean-up.ts'

/** What the Village does on its own. */
export const villageJobs = ({ database }: Pick<Services, 'database'>): Job[] => [
  {
    name: 'remove-former-texts',
    cron: '50 * * * *',
    run: (now) => removeFormerTexts(database.asSystem(), now),
  },
  {
    name: 'remove-old-reads',
    cron: '25 3 * * *',
    run: (now) => removeOldReads(database.asSystem(), now),
  },
]
