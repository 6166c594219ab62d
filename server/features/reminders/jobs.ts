import type { Database } from '#server/database/client.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Push } from '#server/platform/push/push.ts'
import { announceDue } from './announce.ts'
import { removeOldNotes } from './clean-up.ts'
import { deliverPushes } from './deliver.ts'

const warnOfRefusal = (status: number) =>
  process.emitWarning(`A push service refused a notification with status ${status}`)

/** What comes to members on its own. */
export function reminderJobs({ database, push }: { database: Database; push: Push }): Job[] {
  const system = database.asSystem()
  return [
    {
      name: 'send-reminders',
      cron: '* * * * *',
      async run(now) {
        await announceDue(system, now)
        await deliverPushes(system, push, now, warnOfRefusal)
      },
    },
    { name: 'remove-old-notes', cron: '40 3 * * *', run: (now) => removeOldNotes(system, now) },
  ]
}
