import { build, type Database, sql } from '#server/database/client.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { endSubscription } from './end-subscription.ts'
import { runningStatuses } from './repo.ts'
import { syncCustomer } from './sync-customer.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The provider says that long ahead that a trial ends. */
const noticeMs = 3 * dayMs

/**
 * Ends what was begun in a refused checkout, so that nothing is ever charged for it. Noted only once the provider has
 * done it, so that what fails here is done by the next run of the job.
 */
export async function endRefusedCheckout(
  database: Database,
  payments: Payments,
  checkoutId: string,
): Promise<void> {
  const system = database.asSystem()
  const checkout = await system.row(
    build
      .selectFrom('checkouts')
      .select(['stripe_customer_id', 'stripe_subscription_id'])
      .where('id', '=', checkoutId)
      .where('status', '=', 'refused')
      .where('subscription_ended_at', 'is', null),
  )
  if (!checkout?.stripe_subscription_id) return
  await endSubscription(database, payments, checkout.stripe_subscription_id)
  if (checkout.stripe_customer_id) await syncCustomer(database, payments, checkout.stripe_customer_id)
  await system.rows(
    build.updateTable('checkouts').set({ subscription_ended_at: new Date() }).where('id', '=', checkoutId),
  )
}

/** The refused checkouts whose subscription has not been ended yet. */
export async function listRefusedCheckouts(database: Database): Promise<string[]> {
  const rows = await database
    .asSystem()
    .rows(
      build
        .selectFrom('checkouts')
        .select('id')
        .where('status', '=', 'refused')
        .where('stripe_subscription_id', 'is not', null)
        .where('subscription_ended_at', 'is', null)
        .orderBy('created_at')
        .limit(500),
    )
  return rows.map(({ id }) => id)
}

/**
 * The checkouts whose subscription runs and belongs to nobody: a trial that ends within three days of `now` (or, with a
 * customer given, whenever it ends), one that nobody claimed for a day though it is no trial, and what is left running
 * of an account that is gone.
 */
export async function listUnclaimed(
  database: Database,
  { now, customerId }: { now: Date; customerId?: string },
): Promise<string[]> {
  const soon = new Date(now.getTime() + noticeMs)
  const rows = await database.asSystem().rows(
    build
      .selectFrom('subscriptions as s')
      .innerJoin('checkouts as c', 'c.stripe_subscription_id', 's.stripe_subscription_id')
      .select('c.id')
      .where('s.user_id', 'is', null)
      .where('s.status', 'in', runningStatuses)
      .where((where) =>
        where.or([
          where.and([where('c.status', '=', 'claimed'), where('c.claimed_by', 'is', null)]),
          where.and([
            where('c.status', 'in', ['open', 'activated']),
            customerId
              ? where('s.stripe_customer_id', '=', customerId)
              : where.or([
                  where('s.trial_end', '<=', soon),
                  where.and([
                    where('s.trial_end', 'is', null),
                    where('s.stripe_created', '<=', new Date(now.getTime() - dayMs)),
                  ]),
                ]),
          ]),
        ]),
      )
      .$if(customerId !== undefined, (query) => query.where('s.stripe_customer_id', '=', customerId ?? ''))
      .limit(500),
  )
  return rows.map(({ id }) => id)
}

/**
 * Gives up a checkout that nobody claimed, unless somebody claims it this very moment: of the two, one wins. The trial
 * that nobody had does not count as one.
 */
export async function abandonUnclaimed(
  database: Database,
  payments: Payments,
  checkoutId: string,
): Promise<void> {
  const given = await database.asSystem().transaction(async (scope) => {
    const given = await scope.row(
      build
        .updateTable('checkouts')
        .set({ status: 'refused', refusal: 'unclaimed' })
        .where('id', '=', checkoutId)
        .where('claimed_by', 'is', null)
        .where('status', 'in', ['open', 'activated', 'claimed'])
        .where(
          sql<boolean>`not exists (select from billing_customers b where b.stripe_customer_id = checkouts.stripe_customer_id and b.user_id is not null)`,
        )
        .returning('id'),
    )
    if (given) await scope.rows(build.deleteFrom('used_trials').where('checkout_id', '=', given.id))
    return given
  })
  if (given) await endRefusedCheckout(database, payments, checkoutId)
}
