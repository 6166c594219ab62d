import type Stripe from 'stripe'
import { build, type Database, type Scope } from '#server/database/client.ts'
import { idOf, type Payments } from '#server/platform/payments/payments.ts'
import { endRefusedCheckout } from './refused-checkouts.ts'
import { settleCustomer } from './settle-customer.ts'
import { digestMarks, hasHadTrial, noteTrial } from './used-trials.ts'

/** What membership works with; `secret` keys what is stored as a digest. */
export interface BillingContext {
  database: Database
  payments: Payments
  secret: string
}

/** What is read of a session here. */
export const sessionExpansion = { expand: ['line_items', 'subscription.default_payment_method'] }

/** True for a finished checkout of our price whose subscription runs. */
export function isActiveCheckout(
  session: Pick<Stripe.Checkout.Session, 'mode' | 'status' | 'line_items' | 'subscription'>,
  priceId: string,
): boolean {
  const subscription = session.subscription
  return (
    session.mode === 'subscription' &&
    session.status === 'complete' &&
    session.line_items?.data.some((item) => item.price?.id === priceId) === true &&
    typeof subscription === 'object' &&
    (subscription?.status === 'trialing' || subscription?.status === 'active')
  )
}

function marksOf(session: Stripe.Checkout.Session, subscription: Stripe.Subscription) {
  const card = subscription.default_payment_method
  return {
    fingerprint: typeof card === 'object' ? (card?.card?.fingerprint ?? null) : null,
    email: session.customer_details?.email ?? null,
  }
}

/** Whether the trial of this checkout is the first that this person has; every trial is noted here. */
async function isFirstTrial(
  scope: Scope,
  secret: string,
  checkoutId: string,
  session: Stripe.Checkout.Session,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const marks = marksOf(session, subscription)
  const customer = await scope.row(
    build
      .selectFrom('billing_customers')
      .select('user_id')
      .where('stripe_customer_id', '=', idOf(session.customer)),
  )
  const who = { userId: customer?.user_id ?? null, email: marks.email }
  if (await hasHadTrial(scope, who, secret, subscription.id)) return false
  return noteTrial(scope, checkoutId, digestMarks(secret, marks))
}

/**
 * Asks the provider whether a checkout was completed, and if so activates it: her subscription is stored, and a second
 * trial of the same card or e-mail is refused and ended. Whoever asks first decides; asking again changes nothing.
 * Answers whether the session is a good one of ours.
 */
export async function confirmCheckout(
  { database, payments, secret }: BillingContext,
  checkoutId: string,
  sessionId: string,
): Promise<boolean> {
  const system = database.asSystem()
  const session = await payments.stripe.checkout.sessions.retrieve(sessionId, sessionExpansion)
  if (session.status === 'expired')
    await system.rows(
      build
        .updateTable('checkouts')
        .set({ status: 'expired' })
        .where('id', '=', checkoutId)
        .where('status', '=', 'open'),
    )
  const customerId = idOf(session.customer)
  const { subscription } = session
  if (
    !isActiveCheckout(session, payments.priceId) ||
    !customerId ||
    typeof subscription !== 'object' ||
    !subscription
  )
    return false
  await settleCustomer(database, payments, customerId)
  const isRefused = await system.transaction(async (scope) => {
    const checkout = await scope.row(
      build.selectFrom('checkouts').select('status').where('id', '=', checkoutId).forUpdate(),
    )
    if (checkout?.status !== 'open') return checkout?.status === 'refused'
    const isDue =
      subscription.trial_start === null ||
      (await isFirstTrial(scope, secret, checkoutId, session, subscription))
    if (!isDue) await scope.rows(build.deleteFrom('used_trials').where('checkout_id', '=', checkoutId))
    const ids = { stripe_customer_id: customerId, stripe_subscription_id: subscription.id }
    await scope.rows(
      build
        .updateTable('checkouts')
        .set(
          isDue
            ? { ...ids, status: 'activated', activated_at: new Date() }
            : { ...ids, status: 'refused', refusal: 'trial-used' },
        )
        .where('id', '=', checkoutId),
    )
    return !isDue
  })
  if (isRefused) await endRefusedCheckout(database, payments, checkoutId)
  return true
}
