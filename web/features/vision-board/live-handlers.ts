import { queryClient } from '#web/lib/api/query-client.ts'
import type { LiveHandlers } from '#web/lib/live/live-handlers.ts'
import { boardKey } from '#web/query-keys.ts'

const readAnew = (_event: unknown, isOwn: boolean) => {
  if (!isOwn) void queryClient.invalidateQueries({ queryKey: boardKey })
}

export const liveHandlers: LiveHandlers = {
  queries: [boardKey],
  // The board shows how a goal of a week stands.
  on: { 'vision-board': readAnew, rediscover: readAnew },
}
