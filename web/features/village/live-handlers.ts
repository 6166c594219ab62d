import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { LiveHandlers } from '#web/lib/live/live-handlers.ts'
import { sectionsKey, threadKey, topicsQuery, unreadQuery, villageKey } from './api.ts'
import { refetchLists } from './cache.ts'

/** Where much is said at once the same is read so often at the most, in milliseconds. */
const pauseMs = 250
const due = new Set<string>()

/** Reads these anew a moment later, once for all that is told of it until then. */
function refetchSoon(what: string, queryKeys: readonly QueryKey[]): void {
  if (due.has(what)) return
  due.add(what)
  setTimeout(() => {
    due.delete(what)
    for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
  }, pauseMs)
}

/** Of what is new, and the lists whose counts of replies say the same. */
const ofUnread = [unreadQuery.queryKey, sectionsKey, topicsQuery.queryKey]

export const liveHandlers: LiveHandlers = {
  queries: [villageKey],
  on: {
    'village-post': ({ id }, isOwn) => {
      if (!isOwn) refetchSoon(id, [threadKey(id)])
    },
    'village-unread': (_event, isOwn) => {
      if (!isOwn) refetchSoon('unread', ofUnread)
    },
    village: (_event, isOwn) => {
      if (!isOwn) refetchLists()
    },
  },
}
