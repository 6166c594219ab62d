import { queryClient } from '#web/lib/api/query-client.ts'
import type { LiveHandlers } from '#web/lib/live/live-handlers.ts'
import { inboxKey } from '#web/query-keys.ts'

export const liveHandlers: LiveHandlers = {
  queries: [inboxKey],
  on: {
    inbox: (_event, isOwn) => {
      // What she has just seen here is still marked as new until she leaves.
      if (!isOwn) void queryClient.invalidateQueries({ queryKey: inboxKey })
    },
  },
}
