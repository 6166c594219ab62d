import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { limits } from '#contract/limits.ts'
import { build, type Database } from '#server/database/client.ts'
import type { Caller } from '#server/platform/http/implement.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { isGood, withWhatIsGood } from './activate.ts'
import { hashNonce } from './nonce-cookie.ts'
import { findCustomerId } from './repo.ts'

const lifeMs = 24 * 60 * 60 * 1000

/**
 * Where the checkout that this browser began goes on, so that a double tap, the back button or another try never begin
 * a second one: the card page while it is open, onboarding once a card was added and nobody has claimed the trial yet.
 * Null where there is nothing to go on with.
 */
export async function findBegunCheckout(
  database: Database,
  payments: Payments,
  { nonce, publicUrl }: { nonce: string; publicUrl: string },
): Promise<string | null> {
  const checkout = await database
    .asSystem()
    .row(
      build
        .selectFrom('checkouts')
        .select(['stripe_session_id', 'stripe_session_url'])
        .where('nonce_hash', '=', hashNonce(nonce))
        .where('status', 'in', ['open', 'activated']),
    )
  if (!checkout?.stripe_session_id) return null
  const session = await payments.stripe.checkout.sessions
    .retrieve(checkout.stripe_session_id, withWhatIsGood)
    .catch((error: unknown) => {
      // Such as after a change of the provider's account: what it does not know cannot be gone on with.
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
      throw error
    })
  if (!session) return null
  if (session.status === 'open') return checkout.stripe_session_url
  return isGood(session, payments.priceId) ? onboardingUrl(publicUrl, session.id) : null
}

const onboardingUrl = (publicUrl: string, sessionId: string) =>
  `${publicUrl}/onboarding?session_id=${sessionId}`

/** Opens a checkout session for the trial, tied to the browser that holds `nonce`. Answers its url, null if it has none. */
export async function openCheckout(
  database: Database,
  payments: Payments,
  options: { nonce: string; caller: Caller | null; publicUrl: string },
): Promise<string | null> {
  const { nonce, caller, publicUrl } = options
  const checkoutId = randomUUID()
  const expiresAt = new Date(Date.now() + lifeMs)
  const customer = caller ? await findCustomerId(database, caller.userId) : null
  await database
    .asSystem()
    .rows(
      build
        .insertInto('checkouts')
        .values({ id: checkoutId, nonce_hash: hashNonce(nonce), status: 'open', expires_at: expiresAt }),
    )
  const session = await payments.stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      line_items: [{ price: payments.priceId, quantity: 1 }],
      payment_method_collection: 'always',
      subscription_data: {
        trial_period_days: limits.trialDays,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        metadata: { checkout_id: checkoutId },
      },
      client_reference_id: checkoutId,
      metadata: { checkout_id: checkoutId },
      ...(customer ? { customer } : caller ? { customer_email: caller.email } : {}),
      success_url: onboardingUrl(publicUrl, '{CHECKOUT_SESSION_ID}'),
      cancel_url: `${publicUrl}/start-checkout`,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
    },
    { idempotencyKey: `checkout-${checkoutId}` },
  )
  await database
    .asSystem()
    .rows(
      build
        .updateTable('checkouts')
        .set({ stripe_session_id: session.id, stripe_session_url: session.url })
        .where('id', '=', checkoutId),
    )
  return session.url
}
