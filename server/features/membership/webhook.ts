import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { build, type Database } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { syncCustomer } from './sync-customer.ts'

export const webhookPath = '/api/stripe/webhook'

/** Whose event it is; null for events that concern no customer. */
function customerOf(event: Stripe.Event): string | null {
  const subject = event.data.object
  if (subject.object === 'customer') return subject.id
  if (!('customer' in subject) || !subject.customer) return null
  return typeof subject.customer === 'string' ? subject.customer : subject.customer.id
}

/**
 * Receives the provider's signed events. An event only says whose truth to learn anew; 2xx goes out after that is
 * committed, and the event's id is logged last, so that a failure anywhere is met by the provider's retry.
 */
export function webhookRoute(
  http: FastifyInstance,
  { database, payments }: { database: Database; payments: Payments },
): void {
  http.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    raw.post(webhookPath, async (request) => {
      const event = readEvent(payments, request.body, request.headers['stripe-signature'])
      const customerId = customerOf(event)
      if (customerId) await syncCustomer(database, payments, customerId)
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
