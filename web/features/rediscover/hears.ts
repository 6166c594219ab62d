import { queryClient } from '#web/lib/api/query-client.ts'
import type { Hears } from '#web/lib/live/hears.ts'
import { refreshes } from './api.ts'

export const hears: Hears = {
  queries: refreshes,
  on: {
    rediscover: (_event, isOwn) => {
      if (!isOwn) for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
    },
  },
}
