import { limits } from '#contract/limits.ts'
import { build, type Scope } from '#server/database/client.ts'

const dayMs = 86_400_000

/** Removes reminders that were done longer ago than the inbox reaches; what came of them went with it. */
export async function removeOldReminders(system: Scope, now: Date): Promise<void> {
  const until = new Date(now.getTime() - limits.inboxDays * dayMs)
  await system.rows(build.deleteFrom('reminders').where('done_at', '<', until))
}
