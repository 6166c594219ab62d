import { queryOptions, useMutation } from '@tanstack/react-query'
import * as youToday from '#contract/you-today.ts'
import { call } from '#web/lib/call.ts'
import type { ToldDay } from './tell-day.ts'

export const pastDaysQuery = queryOptions({
  queryKey: ['you-today'],
  queryFn: async () => (await call(youToday.listInsights, {})).insights,
})

/**
 * Asks for the tip of the moment; without a network that waits on the phone until the network is back. The phone keeps the answer for
 * her, on whatever screen she is by then.
 */
export function useAskInsight() {
  return useMutation({
    mutationFn: async ({ day, ...told }: ToldDay & { day: string }) =>
      (await import('./tell-day.ts')).tellDay(day, told),
  })
}
