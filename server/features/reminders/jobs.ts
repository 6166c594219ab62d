import type { Database, RootScope } from '#server/database/client.ts'
import { each } from '#server/platform/jobs/each.ts'
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
  const tellPhones = (scope: RootScope, now: Date) => deliverPushes(scope, push, now, warnOfRefusal)
  return [
    {
      name: 'send-reminders',
      cron: '* * * * *',
      async run(now) {
        await each([announceDue, tellPhones], (step) => step(system, now))
      },
    },
    { name: 'remove-old-notes', cron: '40 3 * * *', run: (now) => removeOldNotes(system, now) },
  ]
}
