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
  const stored = (chat?.messages ?? []).filter(({ role }) => role === 'user').map(({ id }) => id)
  const newest = stored.slice(-1)
  const others = [
    ...stored.slice(0, -1),
    ...(live ? [live.messageId] : []),
    ...queuedIn(threadId).map(({ messageId }) => messageId),
  ].filter((id) => !newest.includes(id))
  // What was heard last tells from when on something is new, however much waits behind it.
  const known = [...newest, ...[...new Set(others)].slice(1 - limits.chatContext)]
  return {
    ...(chat && { known_ids: known }),
    is_of_question: [chat?.thread.safety, live?.safety].some((safety) => Boolean(safety?.softLine)),
  }
}
