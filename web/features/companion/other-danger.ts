import type { Message } from '#contract/companion.ts'
import { type CardId, isOtherDanger } from '#contract/safety.ts'
import type { LiveReply } from './live-state.ts'

export interface OtherDanger {
  messageId: string
  card: CardId
}

/**
 * The last thing she said that tells of another danger than the card that stands is for, and the card of that: it is shown where she said
 * it, since the one that stands stays. Null where there is none.
 */
export function otherDangerIn(
  messages: readonly Message[],
  live: LiveReply | null,
  standing: CardId | null,
): OtherDanger | null {
  if (!standing) return null
  if (live?.callsFor && isOtherDanger(live.callsFor, standing))
    return { messageId: live.messageId, card: live.callsFor }
  const said = messages.findLast(({ calls_for }) => calls_for && isOtherDanger(calls_for, standing))
  return said?.calls_for ? { messageId: said.id, card: said.calls_for } : null
}
