import { type CardId, cardIds, type SafetyNotice } from '#contract/safety.ts'

/** The card that a reply of the server calls for, whatever it answers. */
export function cardForReply(reply: unknown): CardId | null {
  return (reply as { safety?: SafetyNotice } | null)?.safety?.cardId ?? null
}

/** Whether a card goes before all else. The one for heavy days is there for when she wants it, and hides no reply from her. */
export const isGraveCard = (id: CardId | null): boolean => id !== null && id !== 'support'

/** The gravest of these cards. */
export function gravestCard(called: readonly (CardId | null | undefined)[]): CardId | null {
  return cardIds.find((id) => called.includes(id)) ?? null
}

/** The gravest card that any of these replies calls for. */
export function gravestCardFor(replies: readonly unknown[]): CardId | null {
  return gravestCard(replies.map(cardForReply))
}
