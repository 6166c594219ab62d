import { productName } from '#contract/limits.ts'
import { newId } from './ids.ts'
import type { StandIn } from './stand-in.ts'

const membershipLookupKey = 'lightly_monthly'
const monthlyCents = 1499

/** Makes the membership and its monthly price where the state has none. */
export function seedMembership({ state, clock }: StandIn): void {
  if (Object.values(state.prices).some((price) => price.lookupKey === membershipLookupKey)) return
  const created = clock.now()
  const product = newId('prod')
  const price = newId('price')
  state.products[product] = {
    id: product,
    name: `${productName} membership`,
    description: null,
    active: true,
    created,
    updated: created,
    metadata: {},
  }
  state.prices[price] = {
    id: price,
    product,
    active: true,
    currency: 'aud',
    unitAmount: monthlyCents,
    interval: 'month',
    intervalCount: 1,
    lookupKey: membershipLookupKey,
    nickname: 'Monthly',
    created,
    metadata: {},
  }
}
