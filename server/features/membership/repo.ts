import { build, type Database } from '#server/database/client.ts'
import { deriveSubscription } from './derive.ts'

/** What the provider calls a subscription that runs, or that will once its payment succeeds. */
export const runningStatuses = ['trialing', 'active', 'past_due']

/** Her newest subscription by the provider's own clock, derived. */
export async function readSubscription(database: Database, userId: string) {
  const record = await database
    .asMember(userId)
    .row(
      build
        .selectFrom('subscriptions')
        .select(['status', 'stripe_status', 'subscribed', 'on_trial', 'trial_end', 'current_period_end'])
        .where('user_id', '=', userId)
        .orderBy('stripe_created', 'desc')
        .limit(1),
    )
  return deriveSubscription(record, new Date())
}

/** Whether she has a subscription that would be paid for beside a second one. */
export async function hasRunningSubscription(database: Database, userId: string): Promise<boolean> {
  const running = await database
    .asMember(userId)
    .row(
      build
        .selectFrom('subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .where('status', 'in', runningStatuses)
        .limit(1),
    )
  return running !== undefined
}

/** The provider's id for her, which comes only from her own row. */
export async function findCustomerId(database: Database, userId: string): Promise<string | null> {
  const customer = await database
    .asSystem()
    .row(
      build
        .selectFrom('billing_customers')
        .select('stripe_customer_id')
        .where('user_id', '=', userId)
        .orderBy('synced_at', 'desc')
        .limit(1),
    )
  return customer?.stripe_customer_id ?? null
}
