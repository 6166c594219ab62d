import type { BeforeHer } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { threadQuery } from './api.ts'
import { liveReplyOf } from './live-state.ts'
import { queuedIn } from './queued-messages.ts'

/**
 * What this phone has before her in a chat as she says something there. It may wait for days: that she is safe is of this and nothing since.
 * Of a chat that is not on this phone it says nothing.
 */
export function beforeHer(threadId: string): BeforeHer {
  const chat = queryClient.getQueryData(threadQuery(threadId).queryKey)
  const live = liveReplyOf(threadId)
  const known = [
    ...(chat?.messages ?? []).filter(({ role }) => role === 'user').map(({ id }) => id),
    ...(live ? [live.messageId] : []),
    ...queuedIn(threadId).map(({ messageId }) => messageId),
  ]
  return {
    ...(chat && { known_ids: [...new Set(known)].slice(-limits.chatContext) }),
    is_of_question: [chat?.thread.safety, live?.safety].some((safety) => Boolean(safety?.softLine)),
  }
}
