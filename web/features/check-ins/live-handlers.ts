import { queryClient } from '#web/lib/api/query-client.ts'
import type { LiveHandlers } from '#web/lib/live/live-handlers.ts'
import { insightsKey } from '#web/query-keys.ts'
import { refreshes } from './api.ts'

const queries = [...refreshes, insightsKey]

export const liveHandlers: LiveHandlers = {
  queries,
  on: {
    'check-ins': (_event, isOwn) => {
      if (!isOwn) for (const queryKey of queries) void queryClient.invalidateQueries({ queryKey })
    },
  },
}
