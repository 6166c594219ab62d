import { isTimezone } from '#contract/profile.ts'
import { build, type Scope } from '#server/database/client.ts'
import { forEachSettled } from '#server/platform/jobs/for-each-settled.ts'

/** Does something for each time zone in which there are members; what fails in one keeps no other waiting. @throws AggregateError of all that failed. */
export async function eachZone(system: Scope, work: (zone: string) => Promise<unknown>): Promise<void> {
  const zones = await system.rows(
    build.selectFrom('profiles').select('timezone').distinct().orderBy('timezone'),
  )
  // For others this runtime has no clock.
  await forEachSettled(zones.map(({ timezone }) => timezone).filter(isTimezone), work)
}
