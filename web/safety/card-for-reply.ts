import { type CardId, calm, cardIds, type SafetyNotice } from '#contract/safety.ts'

/** What a reply of the server says of her safety, whatever it answers. */
export function noticeOfReply(reply: unknown): SafetyNotice {
  return (reply as { safety?: SafetyNotice } | null)?.safety ?? calm
}

/** The card that a reply calls for. */
export const cardForReply = (reply: unknown): CardId | null => noticeOfReply(reply).cardId

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
