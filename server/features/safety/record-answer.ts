import { type CardId, levelOf, type SafetyAnswer } from '#contract/safety.ts'
import type { Scope } from '#server/database/client.ts'
import { recordSafetyEvent, type SafetyEvent } from './record.ts'

/** What is kept of her answer whether she is safe from what a card is for. */
export const answerEvent = (
  answer: SafetyAnswer,
  cardId: CardId,
): Omit<SafetyEvent, 'userId' | 'surface'> => ({
  level: levelOf(cardId),
  certainty: 'explicit',
  class: `said-${answer}`,
})

/** Keeps that she answered whether she is safe from what a card is for. */
export function recordAnswer(
  system: Scope,
  answered: { userId: string; surface: string; answer: SafetyAnswer; cardId: CardId },
): Promise<void> {
  const { userId, surface, answer, cardId } = answered
  return recordSafetyEvent(system, { userId, surface, ...answerEvent(answer, cardId) })
}
