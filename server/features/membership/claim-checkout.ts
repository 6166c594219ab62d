import { build, type Scope, sql } from '#server/database/client.ts'
import { tokenHash } from '#server/platform/auth/keys.ts'
import { findRunningSubscription } from './repo.ts'

/** One claim of a user's at a time, until the transaction ends. */
const inTurn = (userId: string) =>
  build.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('claim:' || ${userId}, 0))`.as('locked'))

/**
 * Links the trial that this browser activated to a user, once: whoever claims first keeps it. A trial beside a
 * subscription that she already has is refused instead, and ended by the job that ends refused ones.
 * Runs inside the caller's transaction. Answers whether there was one to claim.
 */
export async function claimCheckout(scope: Scope, userId: string, nonce: string | null): Promise<boolean> {
  if (!nonce) return false
  const checkout = await scope.row(
    build
      .selectFrom('checkouts')
      .select(['id', 'stripe_customer_id'])
      .where('nonce_hash', '=', tokenHash(nonce))
      .where('status', '=', 'activated'),
  )
  if (!checkout?.stripe_customer_id) return false
  await scope.rows(inTurn(userId))
  // The customer is locked before the checkout, as everywhere.
  const customer = await scope.row(
    build
      .selectFrom('billing_customers')
      .select('user_id')
      .where('stripe_customer_id', '=', checkout.stripe_customer_id)
      .forUpdate(),
  )
  if (!customer || (customer.user_id !== null && customer.user_id !== userId)) return false
  const running = await findRunningSubscription(scope, userId)
  const isSecond = running !== undefined && running.stripe_customer_id !== checkout.stripe_customer_id
  const changed = await scope.row(
    build
      .updateTable('checkouts')
      .set(
        isSecond
          ? { status: 'refused', refusal: 'second' }
          : { status: 'claimed', claimed_by: userId, claimed_at: new Date() },
      )
      .where('id', '=', checkout.id)
      .where('status', '=', 'activated')
      .returning('id'),
  )
  if (!changed || isSecond) return false
  for (const table of ['billing_customers', 'subscriptions'] as const)
    await scope.rows(
      build
        .updateTable(table)
        .set({ user_id: userId })
        .where('stripe_customer_id', '=', checkout.stripe_customer_id)
        .where('user_id', 'is', null),
    )
  return true
}
