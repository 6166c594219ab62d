import type Stripe from 'stripe'
import type { Database } from '#server/database/client.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { endSubscription } from './end-subscription.ts'
import { runningStatuses } from './repo.ts'
import { syncCustomer } from './sync-customer.ts'

/** Those of our own that run beside the oldest one: a customer is charged for one and no more. */
function secondOnes(subscriptions: Stripe.Subscription[], priceId: string) {
  return subscriptions
    .filter(
      ({ status, items, metadata }) =>
        runningStatuses.includes(status) &&
        (metadata.checkout_id !== undefined || items.data.some(({ price }) => price.id === priceId)),
    )
    .sort((a, b) => b.created - a.created)
    .slice(0, -1)
}

/** Learns the truth about one customer, and leaves her one running subscription at most: the one she had first. */
export async function settleCustomer(
  database: Database,
  payments: Payments,
  customerId: string,
): Promise<void> {
  const second = secondOnes(await syncCustomer(database, payments, customerId), payments.priceId)
  for (const { id } of second) await endSubscription(database, payments, id)
  if (second.length > 0) await syncCustomer(database, payments, customerId)
}
