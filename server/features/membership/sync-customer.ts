import type Stripe from 'stripe'
import { build, type Database, type Scope, sql } from '#server/database/client.ts'
import { notify } from '#server/features/notifications/notify.ts'
import type { Payments } from '#server/platform/payments/payments.ts'

const fromUnix = (seconds: number | null | undefined) => (seconds == null ? null : new Date(seconds * 1000))

/**
 * Our row for a subscription. The period stands on its items, not on itself, at this API version. A trial that was
 * ended early ended then, and the end of a paid period is no end of a trial.
 */
function rowOf(subscription: Stripe.Subscription, customerId: string, userId: string | null) {
  const item = subscription.items.data[0]
  const { status, trial_end: trialEnd, ended_at: endedAt } = subscription
  const periodEnd = fromUnix(item?.current_period_end)
  return {
    stripe_subscription_id: subscription.id,
    stripe_customer_id: customerId,
    user_id: userId,
    status,
    stripe_status: status,
    subscribed: status === 'active' || status === 'past_due',
    on_trial: status === 'trialing',
    trial_end: fromUnix(trialEnd && endedAt ? Math.min(trialEnd, endedAt) : trialEnd),
    current_period_end: status === 'trialing' ? periodEnd : null,
    period_end: periodEnd,
    cancel_at: fromUnix(subscription.cancel_at),
    cancel_at_period_end: subscription.cancel_at_period_end,
    price_id: item?.price.id ?? null,
    stripe_created: new Date(subscription.created * 1000),
  }
}

type Row = ReturnType<typeof rowOf>

/** Writes a row where it is new or says something new, so that `updated_at` is the moment of a real change. */
async function upsert(scope: Scope, row: Row): Promise<void> {
  const columns = Object.keys(row) as (keyof Row)[]
  const listed = (table: 'subscriptions' | 'excluded') =>
    sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
  await scope.rows(
    build
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('stripe_subscription_id')
          .doUpdateSet({ ...row, updated_at: new Date() })
          .where(sql<boolean>`(${listed('subscriptions')}) is distinct from (${listed('excluded')})`),
      ),
  )
}

/** Once for each period that could not be paid, however often the provider tries. */
async function tellOfFailure(scope: Scope, row: Row): Promise<void> {
  const { user_id: userId, status, stripe_subscription_id: id, period_end } = row
  if (status !== 'past_due' || !userId) return
  await notify(scope, { userId, kind: 'payment_failed', key: `${id}:${period_end?.toISOString()}` })
}

/** Notes on the checkout in which a subscription was made whose it is, whoever hears of it first. */
async function noteCheckout(scope: Scope, subscription: Stripe.Subscription, customerId: string) {
  const checkoutId = subscription.metadata.checkout_id
  if (!checkoutId || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(checkoutId)) return
  await scope.rows(
    build
      .updateTable('checkouts')
      .set({ stripe_customer_id: customerId, stripe_subscription_id: subscription.id })
      .where('id', '=', checkoutId)
      .where('stripe_subscription_id', 'is', null),
  )
}

/**
 * Learns the truth about one customer: lists her subscriptions at the provider and stores every one.
 * Everything that wants to know calls this; nothing applies an event's payload. An answer that was asked for before
 * the one already stored is dropped. Answers what the provider listed.
 * @throws the SDK's error while the provider cannot be reached; nothing is written then.
 */
export async function syncCustomer(
  database: Database,
  payments: Payments,
  customerId: string,
): Promise<Stripe.Subscription[]> {
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
    // Oldest first, so that of two made in the same second the newer is the newer row too.
    for (const subscription of subscriptions.toReversed()) {
      const row = rowOf(subscription, customerId, customer.user_id)
      await upsert(scope, row)
      await tellOfFailure(scope, row)
      await noteCheckout(scope, subscription, customerId)
    }
    await scope.rows(
      build
        .updateTable('billing_customers')
        .set({ synced_at: askedAt })
        .where('stripe_customer_id', '=', customerId),
    )
  })
  return subscriptions
}
