import { queryClient } from '#web/lib/api/query-client.ts'
import type { Hears } from '#web/lib/live/hears.ts'
import { insightsKey } from '#web/query-keys.ts'
import { refreshes } from './api.ts'

const queries = [...refreshes, insightsKey]

export const hears: Hears = {
  queries,
  on: {
    'check-ins': (_event, isOwn) => {
      if (!isOwn) for (const queryKey of queries) void queryClient.invalidateQueries({ queryKey })
    },
  },
}
