import { queryClient } from '#web/lib/api/query-client.ts'
import { threadQuery } from './api.ts'
import { liveReplyOf } from './live-state.ts'
import { queuedIn } from './queued-messages.ts'

/**
 * Whether this message is the last of its chat, and nothing is on its way there. What she taps may be older: the second of
 * two quick taps comes before the screen shows what the first has done.
 */
export function isLastMessage(threadId: string, messageId: string | undefined): boolean {
  const chat = queryClient.getQueryData(threadQuery(threadId).queryKey)
  const isQuiet = liveReplyOf(threadId) === null && queuedIn(threadId).length === 0
  return isQuiet && chat?.messages.at(-1)?.id === messageId
}
