import { queryOptions, useMutation } from '@tanstack/react-query'
import * as membership from '#contract/membership.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { subscriptionQuery } from '#web/member/entitlement.ts'

/** What a checkout begun now would be; what it was once is no promise. */
export const offerQuery = queryOptions({
  queryKey: ['checkout-offer'],
  queryFn: () => call(membership.getOffer, {}),
  staleTime: 0,
})

export const trialByLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['trial-link', token],
    queryFn: () => call(membership.readTrialByLink, { body: { token } }),
  })

/** Cancels the trial that the mailed link is about, and keeps how it stands. */
export function useCancelTrialByLink(token: string) {
  return useMutation({
    mutationFn: () => call(membership.cancelTrialByLink, { body: { token } }),
    onSuccess: (trial) => {
      queryClient.setQueryData(trialByLinkQuery(token).queryKey, trial)
      void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
    },
  })
}

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
