import type { Database } from '#server/database/client.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { removeDeletedThreads, removeOldMessages, removeUnspokenThreads } from './clean-up.ts'

/** What is done about chats on its own. */
export function companionJobs({ database }: { database: Database }): Job[] {
  return [
    {
      name: 'remove-deleted-threads',
      cron: '*/10 * * * *',
      run: (now) => removeDeletedThreads(database.asSystem(), now),
    },
    {
      name: 'remove-old-messages',
      cron: '20 * * * *',
      run: (now) => removeOldMessages(database.asSystem(), now),
    },
    {
      name: 'remove-unspoken-threads',
      cron: '40 * * * *',
      run: (now) => removeUnspokenThreads(database.asSystem(), now),
    },
  ]
}
