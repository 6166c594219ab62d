import type { RootScope } from '#server/database/client.ts'
import { forEachSettled } from '#server/platform/jobs/for-each-settled.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { removeOldNotifications } from './clean-up.ts'
import { deliverPushes } from './deliver-pushes.ts'
import { eachZone } from './each-zone.ts'
import { queuePushes } from './queue-pushes.ts'
import { requeuePushes } from './requeue-pushes.ts'

type Step = (system: RootScope, now: Date) => Promise<void>

const warnOfRefusal = (status: number) =>
  process.emitWarning(`A push service refused a notification with status ${status}`)

/** Queues the pushes of what came to members. @throws AggregateError of all that failed. */
export const queueAllPushes: Step = (system, now) =>
  eachZone(system, async (zone) => {
    await requeuePushes(system, zone, now)
    await queuePushes(system, zone, now)
  })

/**
 * What tells members' phones each minute, and what forgets.
 * @param notifyDue puts into inboxes what the clock makes due, so that phones are told of it in the same minute
 */
export function notificationJobs(
  { database, push }: Pick<Services, 'database' | 'push'>,
  notifyDue: Step,
): Job[] {
  const system = database.asSystem()
  const deliver: Step = (scope, now) => deliverPushes(scope, push, now, warnOfRefusal)
  return [
    {
      name: 'send-notifications',
      cron: '* * * * *',
      run: (now) => forEachSettled([notifyDue, queueAllPushes, deliver], (step) => step(system, now)),
    },
    {
      name: 'remove-old-notifications',
      cron: '40 3 * * *',
      run: (now) => removeOldNotifications(system, now),
    },
  ]
}
