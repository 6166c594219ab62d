import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { build } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { idOf, type Payments } from '#server/platform/payments/payments.ts'
import { webhookPath } from '#server/platform/payments/webhook-path.ts'
import type { Services } from '#server/services.ts'
import { type BillingContext, confirmCheckout } from './confirm-checkout.ts'
import { abandonUnclaimed, listUnclaimed } from './refused-checkouts.ts'
import { settleCustomer } from './settle-customer.ts'

/** Whose event it is; null for events that concern no customer. */
function customerOf(event: Stripe.Event): string | null {
  const subject = event.data.object
  if (subject.object === 'customer') return subject.id
  return 'customer' in subject ? idOf(subject.customer ?? null) : null
}

/** Confirms a checkout that the provider says is completed, where it is one of ours. */
async function confirmCompleted(billing: BillingContext, sessionId: string): Promise<void> {
  const checkout = await billing.database
    .asSystem()
    .row(build.selectFrom('checkouts').select('id').where('stripe_session_id', '=', sessionId))
  if (checkout) await confirmCheckout(billing, checkout.id, sessionId)
}

/** What an event makes us look at. Its payload says where to look and is never taken for the truth. */
async function lookInto(billing: BillingContext, event: Stripe.Event): Promise<void> {
  const { database, payments } = billing
  const customerId = customerOf(event)
  if (customerId) await settleCustomer(database, payments, customerId)
  if (event.type === 'checkout.session.completed') await confirmCompleted(billing, event.data.object.id)
  if (event.type === 'customer.subscription.trial_will_end' && customerId)
    for (const id of await listUnclaimed(database, { now: new Date(), customerId }))
      await abandonUnclaimed(database, payments, id)
}

/**
 * Receives the provider's signed events. An event only says whose truth to learn anew; 2xx goes out after that is
 * committed, and the event's id is logged last, so that a failure anywhere is met by the provider's retry.
 */
export function webhookRoute(http: FastifyInstance, { config, database, payments }: Services): void {
  const billing = { database, payments, secret: config.authSecret }
  http.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    raw.post(webhookPath, async (request) => {
      const event = readEvent(payments, request.body, request.headers['stripe-signature'])
      await lookInto(billing, event)
      await database.asSystem().rows(
        build
          .insertInto('billing_events')
          .values({ id: event.id, type: event.type })
          .onConflict((conflict) => conflict.column('id').doNothing()),
      )
      return { received: true }
    })
  })
}

function readEvent(
  payments: Payments,
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event {
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Error('unsigned')
    return payments.stripe.webhooks.constructEvent(body, signature, payments.webhookSecret)
  } catch (cause) {
    throw new AppError('bad_input', 'This event is not signed as we expect.', { cause })
  }
}
