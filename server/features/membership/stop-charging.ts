import type Stripe from 'stripe'
import { build, type Database } from '#server/database/client.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { isGoneAtProvider } from './end-subscription.ts'
import { syncCustomer } from './sync-customer.ts'

const mark = { stopped_for: 'account_deletion' }
/** What ends with its period and can go on before then; anything else that is not over may still try her card. */
const renewing = ['trialing', 'active']
const over = ['canceled', 'incomplete_expired']

/** Does something with each of her subscriptions that is not over, then learns what became of them. */
async function withEach(
  database: Database,
  { stripe, ...payments }: Payments,
  userId: string,
  act: (subscription: Stripe.Subscription) => Promise<unknown>,
): Promise<void> {
  const customers = await database
    .asSystem()
    .rows(build.selectFrom('billing_customers').select('stripe_customer_id').where('user_id', '=', userId))
  for (const { stripe_customer_id: customer } of customers) {
    const subscriptions = await stripe.subscriptions
      .list({ customer, status: 'all', limit: 100 })
      .autoPagingToArray({ limit: 1000 })
      .catch((error: unknown) => {
        if (isGoneAtProvider(error)) return null
        throw error
      })
    // Whom the provider does not know, it cannot charge.
    if (!subscriptions) continue
    for (const subscription of subscriptions)
      if (!over.includes(subscription.status))
        await act(subscription).catch((error: unknown) => {
          if (!isGoneAtProvider(error)) throw error
        })
    await syncCustomer(database, { stripe, ...payments }, customer)
  }
}

/**
 * Sees to it that she is not charged again: what renews ends with its period, what is behind with a payment ends now.
 * @throws the SDK's error while the provider cannot be reached.
 */
export function stopCharging(database: Database, payments: Payments, userId: string): Promise<void> {
  const { subscriptions } = payments.stripe
  return withEach(database, payments, userId, async ({ id, status, cancel_at, cancel_at_period_end }) => {
    if (!renewing.includes(status)) await subscriptions.cancel(id)
    else if (!cancel_at_period_end && cancel_at === null)
      await subscriptions.update(id, { cancel_at_period_end: true, metadata: mark })
  })
}

/** Lets go on what `stopCharging` stopped, and nothing that she had cancelled herself. @throws as it does. */
export function resumeCharging(database: Database, payments: Payments, userId: string): Promise<void> {
  return withEach(database, payments, userId, async ({ id, metadata }) => {
    if (metadata.stopped_for === mark.stopped_for)
      await payments.stripe.subscriptions.update(id, {
        cancel_at_period_end: false,
        metadata: { stopped_for: '' },
      })
  })
}

/** Ends everything of hers at the provider at once. @throws as `stopCharging` does. */
export function endSubscriptions(database: Database, payments: Payments, userId: string): Promise<void> {
  return withEach(database, payments, userId, ({ id }) => payments.stripe.subscriptions.cancel(id))
}
