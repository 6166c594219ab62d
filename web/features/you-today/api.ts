import { queryOptions, useMutation } from '@tanstack/react-query'
import * as youToday from '#contract/you-today.ts'
import { call } from '#web/lib/call.ts'
import { keepInsight } from '#web/lib/day-state.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { knownId } from '#web/lib/session.ts'

export const pastDaysQuery = queryOptions({
  queryKey: ['you-today'],
  queryFn: async () => (await call(youToday.listInsights, {})).insights,
})

/**
 * Asks for the tip of the moment; without a network it waits, and asks once when the network is back. The phone keeps
 * the answer for her, on whatever screen she is by then.
 */
export function useAskInsight(day: string) {
  return useMutation({
    mutationFn: (given: youToday.CheckInOfDay & { name: string; told_at: string }) =>
      call(youToday.askInsight, { body: given }),
    networkMode: 'online',
    onMutate: knownId,
    onSuccess: (insight, { name: _, told_at: __, ...asked }, owner) => {
      // She may have left meanwhile, and this phone keep another's day.
      if (owner === knownId()) keepInsight(day, asked, insight)
      void queryClient.invalidateQueries({ queryKey: pastDaysQuery.queryKey })
    },
  })
}
