import { build, type Scope } from '#server/database/client.ts'
import { runningStatuses } from './repo.ts'

/**
 * Removes what the payment provider still told of an account after it was deleted: customers and subscriptions that
 * belong to no member and to no checkout, with nothing among them that runs.
 */
export async function removeOrphans(scope: Scope): Promise<void> {
  const nobodys = await scope.rows(
    build
      .deleteFrom('billing_customers')
      .where('user_id', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('checkouts')
              .select('checkouts.id')
              .whereRef('checkouts.stripe_customer_id', '=', 'billing_customers.stripe_customer_id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscriptions')
              .select('subscriptions.id')
              .whereRef('subscriptions.stripe_customer_id', '=', 'billing_customers.stripe_customer_id')
              .where('subscriptions.status', 'in', runningStatuses),
          ),
        ),
      )
      .returning('stripe_customer_id'),
  )
  if (nobodys.length === 0) return
  const ids = nobodys.map(({ stripe_customer_id }) => stripe_customer_id)
  await scope.rows(
    build.deleteFrom('subscriptions').where('user_id', 'is', null).where('stripe_customer_id', 'in', ids),
  )
}
