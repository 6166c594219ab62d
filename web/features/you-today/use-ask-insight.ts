import { useMutation } from '@tanstack/react-query'
import type { SubmittedDay } from './submit-you-today.ts'

/**
 * Asks for the tip of the moment; without a network that waits on the phone until the network is back. The phone keeps the answer for
 * her, on whatever screen she is by then. It stands apart from the queries, which home has no bytes for.
 */
export function useAskInsight() {
  return useMutation({
    mutationFn: async ({ day, ...submitted }: SubmittedDay & { day: string }) =>
      (await import('./submit-you-today.ts')).submitYouToday(day, submitted),
  })
}
