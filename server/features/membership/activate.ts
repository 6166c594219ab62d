import type Stripe from 'stripe'
import { build, type Database } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { hashNonce } from './nonce-cookie.ts'
import { syncCustomer } from './sync-customer.ts'

const otherBrowser = 'This trial was started in another browser. Please open it there, or start again here.'
const notFinished = 'The card page was not finished. Please start again.'

const idOf = (value: string | { id: string } | null) =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** What `isGood` reads of a session. */
export const withWhatIsGood = { expand: ['line_items', 'subscription'] }

/** True for a finished checkout of our price whose subscription runs. */
export function isGood(session: Stripe.Checkout.Session, priceId: string): boolean {
  const subscription = session.subscription
  return (
    session.mode === 'subscription' &&
    session.status === 'complete' &&
    session.line_items?.data.some((item) => item.price?.id === priceId) === true &&
    typeof subscription === 'object' &&
    (subscription?.status === 'trialing' || subscription?.status === 'active')
  )
}

/**
 * Confirms a checkout with the provider. Only the browser that began it may ask; asking again changes nothing.
 * @throws AppError 403 for another browser (and says nothing of whose it is), 400 for a checkout not completed.
 */
export async function activateCheckout(
  database: Database,
  payments: Payments,
  sessionId: string,
  nonce: string | null,
): Promise<void> {
  const checkout =
    nonce &&
    (await database
      .asSystem()
      .row(
        build
          .selectFrom('checkouts')
          .select(['id', 'status'])
          .where('stripe_session_id', '=', sessionId)
          .where('nonce_hash', '=', hashNonce(nonce)),
      ))
  if (!checkout) throw new AppError('forbidden', otherBrowser)
  if (checkout.status !== 'open') return

  const session = await payments.stripe.checkout.sessions.retrieve(sessionId, withWhatIsGood)
  const customerId = idOf(session.customer)
  if (!isGood(session, payments.priceId) || !customerId) throw new AppError('bad_input', notFinished)
  await syncCustomer(database, payments, customerId)
  await database.asSystem().rows(
    build
      .updateTable('checkouts')
      .set({
        status: 'activated',
        activated_at: new Date(),
        stripe_customer_id: customerId,
        stripe_subscription_id: idOf(session.subscription),
      })
      .where('id', '=', checkout.id)
      .where('status', '=', 'open'),
  )
}
