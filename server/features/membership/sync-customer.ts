import type Stripe from 'stripe'
import { build, type Database, type Scope } from '#server/database/client.ts'
import type { Payments } from '#server/platform/payments/payments.ts'

const fromUnix = (seconds: number | null | undefined) => (seconds == null ? null : new Date(seconds * 1000))

/** Our row for a subscription. The period stands on its items, not on itself, at this API version. */
function rowOf(subscription: Stripe.Subscription, customerId: string, userId: string | null) {
  const item = subscription.items.data[0]
  return {
    stripe_subscription_id: subscription.id,
    stripe_customer_id: customerId,
    user_id: userId,
    status: subscription.status,
    stripe_status: subscription.status,
    subscribed: subscription.status === 'active' || subscription.status === 'past_due',
    on_trial: subscription.status === 'trialing',
    trial_end: fromUnix(subscription.trial_end),
    current_period_end: fromUnix(item?.current_period_end),
    cancel_at: fromUnix(subscription.cancel_at),
    cancel_at_period_end: subscription.cancel_at_period_end,
    price_id: item?.price.id ?? null,
    stripe_created: new Date(subscription.created * 1000),
  }
}

async function upsert(scope: Scope, row: ReturnType<typeof rowOf>): Promise<void> {
  await scope.rows(
    build
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('stripe_subscription_id').doUpdateSet({ ...row, updated_at: new Date() }),
      ),
  )
}

/**
 * Learns the truth about one customer: lists her subscriptions at the provider and stores every one.
 * Everything that wants to know calls this; nothing applies an event's payload. An answer that was asked for before
 * the one already stored is dropped.
 * @throws the SDK's error while the provider cannot be reached; nothing is written then.
 */
export async function syncCustomer(
  database: Database,
  payments: Payments,
  customerId: string,
): Promise<void> {
  const askedAt = new Date()
  const subscriptions = await payments.stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 1000 })
  await database.asSystem().transaction(async (scope) => {
    await scope.rows(
      build
        .insertInto('billing_customers')
        .values({ stripe_customer_id: customerId })
        .onConflict((conflict) => conflict.column('stripe_customer_id').doNothing()),
    )
    const customer = await scope.row(
      build
        .selectFrom('billing_customers')
        .select(['user_id', 'synced_at'])
        .where('stripe_customer_id', '=', customerId)
        .forUpdate(),
    )
    if (!customer || (customer.synced_at && customer.synced_at > askedAt)) return
    for (const subscription of subscriptions)
      await upsert(scope, rowOf(subscription, customerId, customer.user_id))
    await scope.rows(
      build
        .updateTable('billing_customers')
        .set({ synced_at: askedAt })
        .where('stripe_customer_id', '=', customerId),
    )
  })
}
