import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Entitlement, type GatedFeature, mayUse } from '#contract/gate.ts'
import { getSubscription, type SubscriptionInfo } from '#contract/membership.ts'
import type { ModeId } from '#contract/options.ts'
import { call } from '#web/lib/api/call.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { paths } from '#web/paths.ts'
import { subscriptionKey } from '#web/query-keys.ts'

declare module '#web/lib/offline/kept.ts' {
  interface KeptQueries {
    subscription: StoredEntitlement
  }
}

/** What the phone keeps of her subscription: what is open to her, and whether she has had her trial. */
type StoredEntitlement = Entitlement & Pick<SubscriptionInfo, 'trial_used'>

const standingOf = ({ subscribed, on_trial, trial_used }: SubscriptionInfo): StoredEntitlement => ({
  subscribed,
  on_trial,
  trial_used,
})

export const subscriptionQuery = queryOptions({
  queryKey: subscriptionKey,
  queryFn: () => call(getSubscription, {}),
  meta: { keep: { name: 'subscription', pick: standingOf } },
})

/** Where she stood when the phone was last told; undefined where it was not. */
export const readEntitlement = () => readKept('subscription')

/** Where she stands, from the phone until the server has said; undefined where neither knows. */
export function useEntitlement(): { entitlement: StoredEntitlement | undefined; isPending: boolean } {
  const { data, isPending } = useQuery(subscriptionQuery)
  const entitlement = data ?? readEntitlement()
  return { entitlement, isPending: isPending && !entitlement }
}

/** Whether a part is open to her; where nobody can say, such as offline, the benefit of the doubt is hers. */
export function useMayUse(feature: GatedFeature): boolean {
  const { entitlement } = useEntitlement()
  return !entitlement || mayUse(entitlement, feature)
}

/** Where a mode that fits her day leads: Chat is everybody's, and the others nowhere where they are closed to her. */
export function useModePath(): (mode: ModeId) => string | null {
  const hasModes = useMayUse('modes')
  return (mode) => (mode === 'chat' ? paths.chat() : hasModes ? paths.mode(mode) : null)
}
