import type { Message } from '#contract/companion.ts'
import { isHigher, type SafetyNotice } from '#contract/safety.ts'

interface Page {
  messages: Message[]
  has_earlier: boolean
}

/**
 * What of a chat is said beside a message of hers that is on its way: what stands before it; of what it takes the place
 * of, a starred reply.
 */
export function beside(messages: Message[], id: string, replaces: string | null | undefined): Message[] {
  const placeOf = (wanted: string | null | undefined) => messages.findIndex((one) => one.id === wanted)
  const end = placeOf(id)
  const earlier = end < 0 ? messages : messages.slice(0, end)
  const replaced = placeOf(replaces)
  if (replaced < 0) return earlier
  return earlier.filter((one, place) => place < replaced || (place > replaced && one.is_starred))
}

/** Whether something of hers stands there without its answer, though she has gone on. */
export function hasGap(messages: readonly Message[]): boolean {
  return messages.some(({ role }, index) => role === 'user' && messages[index + 1]?.role === 'user')
}

/** A newer reading of a chat's end, with the earlier pages that are held already, where the two meet. */
export function joinPages<P extends Page>(held: Page | undefined, fresh: P): P {
  const meets = held?.messages.findIndex((message) => message.id === fresh.messages[0]?.id) ?? -1
  if (!held || meets <= 0) return fresh
  return {
    ...fresh,
    messages: [...held.messages.slice(0, meets), ...fresh.messages],
    has_earlier: held.has_earlier,
  }
}

/** A chat with an earlier page put before it. */
export function withEarlier<P extends Page>(chat: P, earlier: Page): P {
  const known = new Set(chat.messages.map(({ id }) => id))
  return {
    ...chat,
    messages: [...earlier.messages.filter(({ id }) => !known.has(id)), ...chat.messages],
    has_earlier: earlier.has_earlier,
  }
}

/** A chat's safety after a reply: the card stays while its level does, and a message calls for no other. */
export function mergeSafety(held: SafetyNotice, now: SafetyNotice): SafetyNotice {
  return { ...now, cardId: now.cardId ?? (isHigher(held.level, now.level) ? null : held.cardId) }
}
