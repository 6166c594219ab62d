import { queryClient } from '#web/lib/api/query-client.ts'
import type { LiveHandlers } from '#web/lib/live/live-handlers.ts'
import { rediscoverKey } from '#web/query-keys.ts'
import { refreshes } from './api.ts'

export const liveHandlers: LiveHandlers = {
  queries: refreshes,
  on: {
    rediscover: (_event, isOwn) => {
      if (!isOwn) for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
    },
    // Whether her goal is on it.
    'vision-board': (_event, isOwn) => {
      if (!isOwn) void queryClient.invalidateQueries({ queryKey: rediscoverKey })
    },
  },
}
