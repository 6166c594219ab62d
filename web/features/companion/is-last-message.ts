import { queryClient } from '#web/lib/api/query-client.ts'
import { threadQuery } from './api.ts'
import { liveReplyOf } from './live-state.ts'

/**
 * Whether this message is the last of its chat, and nothing is on its way there. What she taps may be older: the second of
 * two quick taps comes before the screen shows what the first has done.
 */
export function isLastMessage(threadId: string, messageId: string | undefined): boolean {
  const chat = queryClient.getQueryData(threadQuery(threadId).queryKey)
  return liveReplyOf(threadId) === null && chat?.messages.at(-1)?.id === messageId
}
