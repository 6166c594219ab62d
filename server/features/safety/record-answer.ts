import { type CardId, levelOf, type SafetyAnswer } from '#contract/safety.ts'
import type { Scope } from '#server/database/client.ts'
import { recordSafetyEvent } from './record.ts'

/** Keeps that she answered whether she is safe from what a card is for. */
export function recordAnswer(
  system: Scope,
  answered: { userId: string; surface: string; answer: SafetyAnswer; cardId: CardId },
): Promise<void> {
  const { userId, surface, answer, cardId } = answered
  const event = { level: levelOf(cardId), certainty: 'explicit', class: `said-${answer}` } as const
  return recordSafetyEvent(system, { userId, surface, ...event })
}
