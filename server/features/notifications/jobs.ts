import type { RootScope } from '#server/database/client.ts'
import { each } from '#server/platform/jobs/each.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { removeOldNotifications } from './clean-up.ts'
import { deliverPushes } from './deliver.ts'
import { eachZone } from './each-zone.ts'
import { pushAfterQuiet } from './push-after-quiet.ts'
import { tellBrowsers } from './tell-browsers.ts'

type Step = (system: RootScope, now: Date) => Promise<void>

const warnOfRefusal = (status: number) =>
  process.emitWarning(`A push service refused a notification with status ${status}`)

/** Leaves word for browsers of what came to their members. @throws AggregateError of all that failed. */
export const leaveWord: Step = (system, now) =>
  eachZone(system, async (zone) => {
    await pushAfterQuiet(system, zone, now)
    await tellBrowsers(system, zone, now)
  })

/**
 * What tells members' phones each minute, and what forgets.
 * @param announceDue puts into inboxes what the clock makes due, so that phones are told of it in the same minute
 */
export function notificationJobs(
  { database, push }: Pick<Services, 'database' | 'push'>,
  announceDue: Step,
): Job[] {
  const system = database.asSystem()
  const deliver: Step = (scope, now) => deliverPushes(scope, push, now, warnOfRefusal)
  return [
    {
      name: 'send-notifications',
      cron: '* * * * *',
      run: (now) => each([announceDue, leaveWord, deliver], (step) => step(system, now)),
    },
    {
      name: 'remove-old-notifications',
      cron: '40 3 * * *',
      run: (now) => removeOldNotifications(system, now),
    },
  ]
}
