import type { Thread } from '#contract/companion.ts'
import { CallError } from '#web/lib/call.ts'
import { chatDraftKey } from '#web/lib/chat-draft.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { readStored, writeStored } from '#web/lib/stored-state.ts'
import { threadQuery } from './api.ts'
import { dropLive, unheardOf } from './live-state.ts'

/** Whether the server says that there is no such chat: deleted elsewhere, or older than she keeps them. */
export const isGone = (error: unknown) => error instanceof CallError && error.code === 'not_found'

/** The mode in which a chat was begun, as far as the phone knows. */
export function modeOf(threadId: string): Thread['mode'] {
  return queryClient.getQueryData(threadQuery(threadId).queryKey)?.thread.mode ?? null
}

/**
 * Puts what a chat that is gone has not heard, and what she had typed there, into the box of a new one, below what waits
 * there. Answers whether the phone could keep it: else it stays where it is.
 */
export function moveToNewChat(threadId: string): boolean {
  const from = chatDraftKey(threadId)
  const to = chatDraftKey(modeOf(threadId) ?? 'chat')
  const words = [readStored<string>(to), unheardOf(threadId)?.said, readStored<string>(from)]
  const kept = words.map((text) => text?.trim()).filter(Boolean)
  if (!writeStored(to, kept.length > 0 ? kept.join('\n') : undefined)) return false
  writeStored(from, undefined)
  dropLive(threadId)
  return true
}
