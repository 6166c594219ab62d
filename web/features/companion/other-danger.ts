import { type CardId, isOtherDanger } from '#contract/safety.ts'

export interface OtherDanger {
  messageId: string
  card: CardId
}

/** Something she said, with the card of the danger that it tells in so many words, if it does. */
export interface ToldDanger {
  id: string
  callsFor: CardId | null | undefined
}

/**
 * The last thing she said that tells of another danger than the card that stands is for, and the card of that: it is shown where she said
 * it, since the one that stands stays. Null where there is none.
 */
export function otherDangerIn(said: readonly ToldDanger[], standing: CardId | null): OtherDanger | null {
  if (!standing) return null
  const last = said.findLast(({ callsFor }) => callsFor && isOtherDanger(callsFor, standing))
  return last?.callsFor ? { messageId: last.id, card: last.callsFor } : null
}
