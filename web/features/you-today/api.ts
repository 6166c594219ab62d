import { queryOptions, useMutation } from '@tanstack/react-query'
import * as youToday from '#contract/you-today.ts'
import { call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const insightsQuery = queryOptions({
  queryKey: ['you-today'],
  queryFn: async () => (await call(youToday.listInsights, {})).insights,
})

/** Asks for the tip of the moment; without a network it waits, and asks once when the network is back. */
export function useAskInsight() {
  return useMutation({
    mutationFn: (given: youToday.CheckInOfDay & { name: string }) =>
      call(youToday.askInsight, { body: given }),
    networkMode: 'online',
    onSuccess: () => queryClient.invalidateQueries({ queryKey: insightsQuery.queryKey }),
  })
}
