import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { completeSession, readCard, takeCard } from '../billing/checkout.ts'
import { cardDeclined } from '../billing/invoices.ts'
import { applyTime } from '../billing/lifecycle.ts'
import { BillingError, find, invalid } from '../errors.ts'
import { fixedEmail } from '../pages/card-page.ts'
import { serializeCheckoutSession } from '../serialize/checkout-session.ts'
import type { StandIn } from '../stand-in.ts'
import type { Store } from '../store.ts'
import type { Webhooks } from '../webhooks.ts'

const clockMove = z.union([z.strictObject({ advance: z.number() }), z.strictObject({ now: z.number() })])

const webhookChange = z.strictObject({
  mode: z.optional(z.enum(['deliver', 'hold', 'duplicate', 'reorder', 'drop'])),
  release: z.optional(z.union([z.boolean(), z.string()])),
})

const completion = z.strictObject({
  card: z._default(z.string(), '4242424242424242'),
  email: z._default(z.string(), 'mum@example.com'),
  name: z._default(z.string(), 'Test Mum'),
})

function bodyOf<T extends z.ZodMiniType>(schema: T, request: FastifyRequest): z.output<T> {
  const result = z.safeParse(schema, request.body ?? {})
  if (!result.success) throw invalid(z.prettifyError(result.error))
  return result.data
}

/**
 * What only tests may do, with JSON bodies: move the clock, hold, double, reorder or drop webhooks, and finish a
 * checkout without a browser. Each answers after the events that it caused have been tried once.
 */
export function testControlRoutes(
  controls: FastifyInstance,
  { standIn, store, webhooks }: { standIn: StandIn; store: Store; webhooks: Webhooks },
): void {
  const { state, clock } = standIn
  controls.setErrorHandler((error, _request, reply) => {
    const known =
      error instanceof BillingError ? error : new BillingError(500, String(error), { type: 'api_error' })
    reply.code(known.status).send(known.toJSON())
  })
  const settle = async () => {
    await store.commit()
    await webhooks.deliver()
  }
  controls.post('/_test/clock', async (request) => {
    const move = bodyOf(clockMove, request)
    clock.advance('advance' in move ? move.advance : move.now - clock.now())
    applyTime(standIn)
    await settle()
    return { now: clock.now() }
  })
  controls.post('/_test/webhooks', async (request) => {
    const { mode, release } = bodyOf(webhookChange, request)
    if (mode) webhooks.setMode(mode)
    if (release) await webhooks.release(release === true ? undefined : release)
    await webhooks.deliver()
    return { mode: webhooks.mode(), pending: state.deliveries.length }
  })
  controls.post<{ Params: { id: string } }>('/_test/checkout/:id/complete', async (request) => {
    const session = find(state.checkoutSessions, 'checkout.session', request.params.id)
    if (session.status !== 'open') throw invalid(`This session is ${session.status}.`)
    const { card, name, ...body } = bodyOf(completion, request)
    const typed = { name, email: fixedEmail(standIn, session) ?? body.email }
    const read = readCard({ number: card, expiry: '12/34', cvc: '123' }, clock.now())
    if (!read.ok) throw cardDeclined(Object.values(read.problems)[0])
    takeCard(standIn, session, read.card, typed)
    if (session.pendingCard)
      completeSession(
        standIn,
        session,
        find(state.paymentMethods, 'PaymentMethod', session.pendingCard.cardId),
        typed,
      )
    await settle()
    return serializeCheckoutSession(standIn, session)
  })
}
