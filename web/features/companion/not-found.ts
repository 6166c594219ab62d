import { CallError } from '#web/lib/api/call.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { chatDraftKey } from '#web/member/chat-draft.ts'
import { dropLive, undeliveredIn } from './live-state.ts'

/** Whether the server says that there is no such chat: deleted elsewhere, older than she keeps them, or a link to nowhere. */
export const isNotFound = (error: unknown) =>
  error instanceof CallError && (error.code === 'not_found' || error.code === 'bad_input')

/** Where it waits. Of no mode: the phone may not know any more in which the chat was begun. */
export const newChatDraft = chatDraftKey('chat')

/**
 * Puts what a chat that is gone has not heard, and what she had typed there, into the box of a new one, below what waits
 * there. Answers whether the phone could keep it: else it stays where it is.
 */
export function moveToNewChat(threadId: string): boolean {
  const from = chatDraftKey(threadId)
  const words = [readStored(newChatDraft, asText), undeliveredIn(threadId)?.said, readStored(from, asText)]
  const kept = words.map((text) => text?.trim()).filter(Boolean)
  if (!writeStored(newChatDraft, kept.length > 0 ? kept.join('\n') : undefined)) return false
  writeStored(from, undefined)
  dropLive(threadId)
  return true
}
