import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { removeOldReminders } from './clean-up.ts'

/** What is done about reminders on its own, beside announcing them, which `send-notifications` does. */
export function reminderJobs({ database }: Pick<Services, 'database'>): Job[] {
  const system = database.asSystem()
  return [{ name: 'remove-old-reminders', cron: '40 3 * * *', run: (now) => removeOldReminders(system, now) }]
}
