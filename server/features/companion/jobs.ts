import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { removeDeletedThreads, removeOldMessages, removeUnspokenThreads } from './clean-up.ts'
import { askFollowUps } from './follow-up-questions.ts'
import { sumUpRested } from './sum-up.ts'

/** What is done about chats on its own. */
export function companionJobs({
  config,
  database,
  model,
}: Pick<Services, 'config' | 'database' | 'model'>): Job[] {
  const setUp = model && config.model && { end: model, config: config.model }
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
    {
      name: 'ask-follow-ups',
      cron: '*/5 * * * *',
      run: (now) => askFollowUps(database.asSystem(), now),
    },
    ...(setUp
      ? [
          {
            name: 'sum-up-chats',
            cron: '5-55/10 * * * *',
            run: (now: Date, signal?: AbortSignal) => sumUpRested(database, setUp, now, signal),
          },
        ]
      : []),
  ]
}
