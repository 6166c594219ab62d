import type { SubscriptionInfo } from '#contract/membership.ts'
import { build, type Database, type Given, prepare, type Scope, sql } from '#server/database/client.ts'
import { deriveSubscription } from './derive-subscription.ts'

/** What the provider calls a subscription that runs, or that will once its payment succeeds. */
export const runningStatuses = ['trialing', 'active', 'past_due']

const derivedFrom = [
  'status',
  'stripe_status',
  'subscribed',
  'on_trial',
  'trial_end',
  'current_period_end',
] as const

/** Her newest subscription by the provider's own clock; one that we ended for her good does not count. */
const newestOf = (userId: string | Given<string>) =>
  build
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('set_aside', '=', false)
    .orderBy('stripe_created', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

const standingOf = prepare((userId: Given<string>) =>
  build
    .selectFrom('profiles')
    .select(derivedFrom)
    .select(sql<number>`2`.as('place'))
    .where('user_id', '=', userId)
    .unionAll(
      build
        .selectFrom(newestOf(userId).select(derivedFrom).as('newest'))
        .select(derivedFrom)
        .select(sql<number>`1`.as('place')),
    )
    .orderBy('place')
    .limit(1),
)

/** Where she stands: by her newest subscription, else by her profile, else nothing. */
export async function readEntitlement(member: Scope, userId: string) {
  return deriveSubscription(await member.row(standingOf(userId)), new Date())
}

/** Where she stands, and what comes next. */
export async function readSubscription(database: Database, userId: string): Promise<SubscriptionInfo> {
  const member = database.asMember(userId)
  const [entitlement, customerId, newest] = await Promise.all([
    readEntitlement(member, userId),
    findCustomerId(database, userId),
    member.row(
      newestOf(userId).select([
        'status',
        'period_end',
        'cancel_at',
        'cancel_at_period_end',
        sql<boolean>`exists (select from subscriptions s where s.user_id = ${userId} and s.trial_end is not null)`.as(
          'trial_used',
        ),
      ]),
    ),
  ])
  const runs = newest !== undefined && runningStatuses.includes(newest.status)
  const endsAt = newest && (newest.cancel_at ?? (newest.cancel_at_period_end ? newest.period_end : null))
  return {
    ...entitlement,
    renews_at: runs && !endsAt ? (newest.period_end?.toISOString() ?? null) : null,
    ends_at: runs ? (endsAt?.toISOString() ?? null) : null,
    trial_used: newest?.trial_used ?? false,
    has_portal: customerId !== null,
  }
}

/** The subscription of hers that would be paid for beside a second one. */
export async function findRunningSubscription(scope: Scope, userId: string) {
  return scope.row(
    build
      .selectFrom('subscriptions')
      .select(['stripe_subscription_id', 'stripe_customer_id', 'cancel_at', 'cancel_at_period_end'])
      .where('user_id', '=', userId)
      .where('status', 'in', runningStatuses)
      .where('set_aside', '=', false)
      .orderBy('stripe_created', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )
}

/** The provider's id for her, which comes only from her own row. */
export async function findCustomerId(database: Database, userId: string): Promise<string | null> {
  const customer = await database.asSystem().row(
    build
      .selectFrom('billing_customers')
      .select('stripe_customer_id')
      .where('user_id', '=', userId)
      // The one that something runs for is the one that she has to reach.
      .orderBy(
        sql`exists (select from subscriptions s where s.stripe_customer_id = billing_customers.stripe_customer_id
          and not s.set_aside and s.status = any(${[...runningStatuses]}))`,
        'desc',
      )
      .orderBy('synced_at', (order) => order.desc().nullsLast())
      .limit(1),
  )
  return customer?.stripe_customer_id ?? null
}
