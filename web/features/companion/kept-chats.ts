import type { getThread } from '#contract/companion.ts'
import type { RouteReply } from '#contract/route.ts'
import { keep, readKept } from '#web/lib/offline/kept.ts'

export type Chat = RouteReply<typeof getThread>
export type KeptChats = Record<string, Chat>

const place = 'chats'
/** Messages of a chat that stay on the phone: its end. */
const keptMessages = 20

/** What the phone keeps of a saved chat, so that it can be read without a network. */
export const keptChat = (threadId: string) => readKept(place)?.[threadId]

/** The kept chats with this one as it now is: among them while it is saved, and only then. */
export function withChat(chat: Chat): KeptChats {
  const { thread, messages, has_earlier } = chat
  const { [thread.id]: _, ...others } = readKept(place) ?? {}
  if (!thread.is_saved) return others
  const kept = {
    thread,
    messages: messages.slice(-keptMessages),
    has_earlier: has_earlier || messages.length > keptMessages,
    replying: false,
    unanswered: null,
  }
  return { ...others, [thread.id]: kept }
}

/** Lets go of chats that are saved no more. @param saved the ids of those that are. */
export function dropUnsavedChats(saved: readonly string[]): void {
  const kept = Object.entries(readKept(place) ?? {})
  keep(place, Object.fromEntries(kept.filter(([id]) => saved.includes(id))))
}
