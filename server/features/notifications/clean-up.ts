import { limits } from '#contract/limits.ts'
import { build, type Scope } from '#server/database/client.ts'

const dayMs = 86_400_000

/** Removes what came longer ago than the inbox reaches. */
export async function removeOldNotifications(system: Scope, now: Date): Promise<void> {
  const until = new Date(now.getTime() - limits.inboxDays * dayMs)
  await system.rows(build.deleteFrom('notifications').where('created_at', '<', until))
}
