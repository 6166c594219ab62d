import Stripe from 'stripe'
import { build, type Database } from '#server/database/client.ts'
import type { Payments } from '#server/platform/payments/payments.ts'

/** True where the provider says that what was asked about is not there, or no longer in a state to be changed. */
export function isGoneAtProvider(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

/**
 * Ends a subscription that must never be charged for: set aside in our books first, so that it counts for nothing from
 * here on, then cancelled at the provider. Ending it twice is fine.
 */
export async function endSubscription(
  database: Database,
  payments: Payments,
  subscriptionId: string,
): Promise<void> {
  await database
    .asSystem()
    .rows(
      build
        .updateTable('subscriptions')
        .set({ set_aside: true })
        .where('stripe_subscription_id', '=', subscriptionId),
    )
  await payments.stripe.subscriptions.cancel(subscriptionId).catch((error: unknown) => {
    if (!isGoneAtProvider(error)) throw error
  })
}
