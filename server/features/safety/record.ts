import { type CardId, type Certainty, levelOf, type SafetyLevel } from '#contract/safety.ts'
import { build, type Scope } from '#server/database/client.ts'

/** That the engine spoke up, or she answered it; without her words. */
export interface SafetyEvent {
  userId: string
  surface: string
  level: SafetyLevel
  certainty: Certainty
  class: string
}

/**
 * Keeps that the engine spoke up, where and how seriously; never what was written. Everyday talk leaves no
 * trace. A record that cannot be written is warned of and never thrown: the card
 * that it tells of must reach her all the same.
 */
export async function recordSafetyEvent(system: Scope, event: SafetyEvent): Promise<void> {
  if (event.level === 'none') return
  await system
    .rows(
      build.insertInto('safety_events').values({
        user_id: event.userId,
        surface: event.surface,
        level: event.level,
        certainty: event.certainty,
        class: event.class,
      }),
    )
    .catch((error: unknown) => process.emitWarning(`A safety event was not recorded: ${String(error)}`))
}

/** Keeps in the same way that a model called for a card. */
export function recordHeard(
  system: Scope,
  { card, ...where }: { userId: string; surface: string; card: CardId },
): Promise<void> {
  return recordSafetyEvent(system, { ...where, level: levelOf(card), certainty: 'inferred', class: 'model' })
}
