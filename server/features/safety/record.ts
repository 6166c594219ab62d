import type { SafetyLevel } from '#contract/safety.ts'
import { build, type Scope } from '#server/database/client.ts'

/**
 * Keeps that the engine spoke up, where and how seriously; never what was written. Everyday talk leaves no trace, nor does
 * a line that only carries an earlier level on. A record that cannot be written is warned of and never thrown: the card
 * that it tells of must reach her all the same.
 */
export async function recordSafetyEvent(
  system: Scope,
  event: { userId: string; surface: string; level: SafetyLevel; class: string },
): Promise<void> {
  if (event.level === 'none' || event.class === 'carried') return
  const { userId, surface, level } = event
  await system
    .rows(build.insertInto('safety_events').values({ user_id: userId, surface, level, class: event.class }))
    .catch((error: unknown) => process.emitWarning(`A safety event was not recorded: ${String(error)}`))
}
