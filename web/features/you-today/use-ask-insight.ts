import { useMutation } from '@tanstack/react-query'
import type { ToldDay } from './tell-day.ts'

/**
 * Asks for the tip of the moment; without a network that waits on the phone until the network is back. The phone keeps the answer for
 * her, on whatever screen she is by then. It stands apart from the queries, which home has no bytes for.
 */
export function useAskInsight() {
  return useMutation({
    mutationFn: async ({ day, ...told }: ToldDay & { day: string }) =>
      (await import('./tell-day.ts')).tellDay(day, told),
  })
}
