import { queryClient } from '#web/lib/api/query-client.ts'
import type { Hears } from '#web/lib/live/hears.ts'
import { inboxKey } from '#web/query-keys.ts'

export const hears: Hears = {
  queries: [inboxKey],
  on: {
    inbox: (_event, isOwn) => {
      // What she has just seen here is still marked as new until she leaves.
      if (!isOwn) void queryClient.invalidateQueries({ queryKey: inboxKey })
    },
  },
}
