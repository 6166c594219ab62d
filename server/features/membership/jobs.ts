import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { forgetFreeReplies } from './free-replies.ts'
import { endUnwanted, reconcile } from './reconcile.ts'
import { remindOfTrialEnd } from './trial-reminder.ts'

/** What is done about trials and subscriptions on its own. */
export function membershipJobs({ config, database, payments, mailer }: Services): Job[] {
  const billing = { database, payments, secret: config.authSecret }
  return [
    { name: 'reconcile-subscriptions', cron: '*/15 * * * *', run: (now) => reconcile(billing, now) },
    { name: 'end-unwanted-subscriptions', cron: '*/10 * * * *', run: (now) => endUnwanted(billing, now) },
    {
      name: 'remind-of-trial-end',
      cron: '5,35 * * * *',
      run: (now) => remindOfTrialEnd({ ...billing, mailer, publicUrl: config.publicUrl }, now),
    },
    {
      name: 'forget-free-replies',
      cron: '40 3 * * *',
      run: (now) => forgetFreeReplies(database.asSystem(), now),
    },
  ]
}
