import { build, type Scope } from '#server/database/client.ts'
import { hashNonce } from './nonce-cookie.ts'

/**
 * Links the trial that this browser activated to a user, once: whoever claims first keeps it.
 * Runs inside the caller's transaction. Answers whether there was one to claim.
 */
export async function claimCheckout(scope: Scope, userId: string, nonce: string | null): Promise<boolean> {
  if (!nonce) return false
  const claimed = await scope.row(
    build
      .updateTable('checkouts')
      .set({ status: 'claimed', claimed_by: userId, claimed_at: new Date() })
      .where('nonce_hash', '=', hashNonce(nonce))
      .where('status', '=', 'activated')
      .where('claimed_by', 'is', null)
      .returning('stripe_customer_id'),
  )
  if (!claimed?.stripe_customer_id) return false
  for (const table of ['billing_customers', 'subscriptions'] as const)
    await scope.rows(
      build
        .updateTable(table)
        .set({ user_id: userId })
        .where('stripe_customer_id', '=', claimed.stripe_customer_id)
        .where('user_id', 'is', null),
    )
  return true
}
