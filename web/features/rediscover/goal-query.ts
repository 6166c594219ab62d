import { queryOptions } from '@tanstack/react-query'
import { readGoal } from '#contract/rediscover.ts'
import { call } from '#web/lib/api/call.ts'

/** The goal that is still open; the phone keeps it for home. */
export const goalQuery = queryOptions({
  queryKey: ['rediscover', 'goal'],
  queryFn: () => call(readGoal, {}),
  meta: { keep: { name: 'rediscover-goal', pick: (found: object) => found } },
})
