import { CallError } from '#web/lib/api/call.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { chatDraftKey } from '#web/member/chat-draft.ts'
import { dropLive, liveReplyOf } from './live-state.ts'
import { queuedIn } from './queued-messages.ts'

/** Whether the server says that there is no such chat: deleted elsewhere, older than she keeps them, or a link to nowhere. */
export const isNotFound = (error: unknown) =>
  error instanceof CallError && (error.code === 'not_found' || error.code === 'bad_input')

/** Where it waits. Of no mode: the phone may not know any more in which the chat was begun. */
export const newChatDraft = chatDraftKey('chat')

/** What has been put there by this page. One that was just going out when its chat was found gone comes back from it as undelivered. */
const moved = new Set<string>()

/**
 * Puts what a chat that is gone has not heard, and what she had typed there, into the box of a new one, below what waits
 * there. Answers whether the phone could keep it: else it stays where it is.
 */
export function moveToNewChat(threadId: string): boolean {
  const from = chatDraftKey(threadId)
  const queued = queuedIn(threadId)
  // A phone that could keep nothing has it on the screen alone.
  const live = liveReplyOf(threadId)
  const undelivered = queued.length > 0 || !live || live.safety ? queued : [live]
  const moving = undelivered.filter(({ messageId }) => !moved.has(messageId))
  const words = [
    readStored(newChatDraft, asText),
    ...moving.map(({ text }) => text),
    readStored(from, asText),
  ]
  const kept = words.map((text) => text?.trim()).filter(Boolean)
  if (!writeStored(newChatDraft, kept.length > 0 ? kept.join('\n') : undefined)) return false
  writeStored(from, undefined)
  for (const { messageId } of moving) moved.add(messageId)
  for (const { messageId } of queued) removeOutboxItem(messageId)
  dropLive(threadId)
  return true
}
