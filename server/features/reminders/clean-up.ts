import { limits } from '#contract/limits.ts'
import { build, type Scope } from '#server/database/client.ts'

const dayMs = 86_400_000

/** Removes notes that came, and reminders that were done, longer ago than the inbox reaches. */
export async function removeOldNotes(system: Scope, now: Date): Promise<void> {
  const until = new Date(now.getTime() - limits.inboxDays * dayMs)
  await system.rows(build.deleteFrom('notes').where('created_at', '<', until))
  await system.rows(build.deleteFrom('reminders').where('done_at', '<', until))
}
