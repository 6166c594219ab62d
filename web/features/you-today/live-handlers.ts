import { queryClient } from '#web/lib/api/query-client.ts'
import type { LiveHandlers } from '#web/lib/live/live-handlers.ts'
import { insightsKey } from '#web/query-keys.ts'
import { pastDaysQuery } from './api.ts'

const queries = [pastDaysQuery.queryKey, insightsKey]

/** The card on home is this phone's own; what was told on another stands among her days. */
export const liveHandlers: LiveHandlers = {
  queries,
  on: {
    'you-today': (_event, isOwn) => {
      if (!isOwn) for (const queryKey of queries) void queryClient.invalidateQueries({ queryKey })
    },
  },
}
