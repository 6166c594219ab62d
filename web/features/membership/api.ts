import { queryOptions, useMutation } from '@tanstack/react-query'
import * as membership from '#contract/membership.ts'
import { CallError, call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => call(membership.getSubscription, {}),
})

/** Has the payment provider asked for the truth, and keeps the answer. */
export function useRefreshSubscription() {
  return useMutation({
    mutationFn: () => call(membership.refreshSubscription, {}),
    onSuccess: (subscription) => queryClient.setQueryData(subscriptionQuery.queryKey, subscription),
  })
}

const isFlow = (name: string | null): name is (typeof membership.portalFlows)[number] =>
  membership.portalFlows.some((flow) => flow === name)

/**
 * The url of her billing portal; a part of it that does not exist opens its front.
 * @throws Error whose message is fit to show.
 */
export async function findPortalUrl(flow: string | null): Promise<string> {
  const { url } = await call(membership.openPortal, { body: isFlow(flow) ? { flow } : {} }).catch(
    (error: unknown) => {
      const signedOut = error instanceof CallError && error.code === 'unauthorized'
      throw new Error(signedOut ? 'Not authenticated' : 'Could not open billing portal. Please try again.', {
        cause: error,
      })
    },
  )
  if (!url) throw new Error('No portal URL returned.')
  return url
}
