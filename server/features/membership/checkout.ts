import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { limits } from '#contract/limits.ts'
import { build, type Database } from '#server/database/client.ts'
import { tokenHash } from '#server/platform/auth/keys.ts'
import type { Caller } from '#server/platform/http/implement.ts'
import { idOf, type Payments } from '#server/platform/payments/payments.ts'
import { type BillingContext, isActiveCheckout, sessionExpansion } from './confirm-checkout.ts'
import { isTrialAvailable } from './offer.ts'
import { findCustomerId, findRunningSubscription } from './repo.ts'
import { settleCustomer } from './settle-customer.ts'

const lifeMs = 24 * 60 * 60 * 1000

/** Whether it is for whoever asks: an open page is for whom it was opened, a finished one for whoever may claim it. */
async function isFor(
  database: Database,
  session: Stripe.Checkout.Session,
  caller: Caller | null,
): Promise<boolean> {
  const customer = idOf(session.customer)
  if (!customer) return caller === null
  const row = await database
    .asSystem()
    .row(build.selectFrom('billing_customers').select('user_id').where('stripe_customer_id', '=', customer))
  const owner = row?.user_id ?? null
  if (owner !== null) return owner === caller?.userId
  return session.status !== 'open'
}

/** Closes a page at which nobody shall pay any more. One that was completed this very moment cannot be closed. */
async function closePage({ stripe }: Payments, sessionId: string): Promise<void> {
  await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  })
}

/**
 * Where the checkout that this browser began goes on, so that a double tap, the back button or another try never begin
 * a second one: the card page while it is open, onboarding once a card was added and nobody has claimed the trial yet.
 * Null where there is nothing to go on with.
 */
export async function findOpenCheckout(
  database: Database,
  payments: Payments,
  { nonce, publicUrl, caller }: { nonce: string; publicUrl: string; caller: Caller | null },
): Promise<string | null> {
  const checkout = await database
    .asSystem()
    .row(
      build
        .selectFrom('checkouts')
        .select(['stripe_session_id', 'stripe_session_url'])
        .where('nonce_hash', '=', tokenHash(nonce))
        .where('status', 'in', ['open', 'activated']),
    )
  if (!checkout?.stripe_session_id) return null
  const session = await payments.stripe.checkout.sessions
    .retrieve(checkout.stripe_session_id, sessionExpansion)
    .catch((error: unknown) => {
      // Such as after a change of the provider's account: what it does not know cannot be gone on with.
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
      throw error
    })
  if (!session) return null
  if (!(await isFor(database, session, caller))) {
    if (session.status === 'open') await closePage(payments, session.id)
    return null
  }
  if (session.status === 'open') return checkout.stripe_session_url
  return isActiveCheckout(session, payments.priceId) ? onboardingUrl(publicUrl, session.id) : null
}

const onboardingUrl = (publicUrl: string, sessionId: string) =>
  `${publicUrl}/onboarding?session_id=${sessionId}`

/** A member's own customer at the provider, made where she has none, so that all she buys is hers from the first moment. */
async function customerOf(
  { database, payments }: BillingContext,
  { userId, email }: Caller,
): Promise<string> {
  const known = await findCustomerId(database, userId)
  if (known) return known
  const { id } = await payments.stripe.customers.create(
    { email, metadata: { user_id: userId } },
    { idempotencyKey: `customer-${userId}` },
  )
  await database.asSystem().rows(
    build
      .insertInto('billing_customers')
      .values({ stripe_customer_id: id, user_id: userId })
      // The provider's own word of this customer may have come first, when nobody knew whose it is.
      .onConflict((conflict) =>
        conflict
          .column('stripe_customer_id')
          .doUpdateSet({ user_id: userId })
          .where('billing_customers.user_id', 'is', null),
      ),
  )
  return id
}

/** Opens a checkout session tied to the browser that holds `nonce`: with a trial where one is due, else paid at once. */
async function openSession(
  { database, payments }: BillingContext,
  options: { nonce: string; customer: string | null; trial: boolean; publicUrl: string },
): Promise<Stripe.Checkout.Session> {
  const { nonce, customer, trial, publicUrl } = options
  const checkoutId = randomUUID()
  const expiresAt = new Date(Date.now() + lifeMs)
  await database
    .asSystem()
    .rows(
      build
        .insertInto('checkouts')
        .values({ id: checkoutId, nonce_hash: tokenHash(nonce), status: 'open', expires_at: expiresAt }),
    )
  const session = await payments.stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      line_items: [{ price: payments.priceId, quantity: 1 }],
      payment_method_collection: 'always',
      subscription_data: {
        ...(trial && {
          trial_period_days: limits.trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        }),
        metadata: { checkout_id: checkoutId },
      },
      client_reference_id: checkoutId,
      metadata: { checkout_id: checkoutId },
      ...(customer && { customer }),
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
  return session
}

/** A visitor's checkout, which begins a trial. Answers its url, null if it has none. */
export async function openVisitorCheckout(
  billing: BillingContext,
  options: { nonce: string; publicUrl: string },
) {
  return (await openSession(billing, { ...options, customer: null, trial: true })).url
}

/** Closes the pages that a customer left open elsewhere: of several she can pay at one, the newest. */
async function closeOthers(payments: Payments, customer: string, newest: string): Promise<void> {
  const { data } = await payments.stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of data) if (id !== newest) await closePage(payments, id)
}

/**
 * A member's checkout. The provider is asked first whether something of hers runs already, and a page that she left
 * open elsewhere is closed, so that she cannot pay twice. Answers its url, 'running' where there is nothing to buy.
 */
export async function openMemberCheckout(
  billing: BillingContext,
  options: { nonce: string; caller: Caller; publicUrl: string },
): Promise<string | null> {
  const { database, payments } = billing
  const { nonce, caller, publicUrl } = options
  const customer = await customerOf(billing, caller)
  await settleCustomer(database, payments, customer)
  if (await findRunningSubscription(database.asSystem(), caller.userId)) return 'running'
  const trial = await isTrialAvailable(billing, caller)
  const { id, url } = await openSession(billing, { nonce, customer, trial, publicUrl })
  await closeOthers(payments, customer, id)
  return url
}
