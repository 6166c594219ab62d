import { queryClient } from '#web/lib/api/query-client.ts'
import type { LiveHandlers } from '#web/lib/live/live-handlers.ts'
import { threadKeys, threadsQuery } from './api.ts'
import { noteChange } from './live-reply.ts'
import { savedKey } from './saving.ts'

const lists = [threadsQuery.queryKey, savedKey]

export const liveHandlers: LiveHandlers = {
  queries: [...lists, threadKeys],
  on: {
    threads: (_event, isOwn) => {
      if (!isOwn) for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey })
    },
    thread: ({ id }, isOwn) => noteChange(id, isOwn),
  },
}
