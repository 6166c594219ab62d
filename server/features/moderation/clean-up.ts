import { limits } from '#contract/limits.ts'
import { build, type Scope } from '#server/database/client.ts'

const dayMs = 86_400_000

/** Removes what cases have copied, long enough after they were closed. */
export async function removeOldCases(system: Scope, now: Date): Promise<void> {
  const until = new Date(now.getTime() - limits.caseDays * dayMs)
  await system.rows(build.deleteFrom('cases').where('closed_at', '<', until))
}
