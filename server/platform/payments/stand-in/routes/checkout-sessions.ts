import * as z from 'zod/mini'
import { type AddRoute, pathPart } from '../api.ts'
import { expireSession } from '../billing/lifecycle.ts'
import { find, invalid } from '../errors.ts'
import { newId } from '../ids.ts'
import { listPage } from '../lists.ts'
import { listing, metadata, whole } from '../params.ts'
import { serializeCheckoutSession, serializeLineItems } from '../serialize/checkout-session.ts'
import type { StandIn } from '../stand-in.ts'
import type { CheckoutSessionRecord } from '../state.ts'

const minute = 60
const dayInSeconds = 24 * 60 * minute

const trialSettings = z.strictObject({
  end_behavior: z.strictObject({
    missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
  }),
})

const creation = z.strictObject({
  mode: z.literal('subscription'),
  ui_mode: z.optional(z.literal('hosted_page')),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: z._default(whole.check(z.minimum(1)), 1) }))
    .check(z.length(1)),
  success_url: z.url(),
  cancel_url: z.optional(z.url()),
  customer: z.optional(z.string()),
  customer_email: z.optional(z.email()),
  client_reference_id: z.optional(z.string().check(z.maxLength(200))),
  metadata: z.optional(metadata),
  payment_method_collection: z._default(z.enum(['always', 'if_required']), 'always'),
  allowed_payment_method_types: z.optional(z.array(z.literal('card'))),
  locale: z.optional(z.string()),
  expires_at: z.optional(whole),
  subscription_data: z.optional(
    z.strictObject({
      trial_period_days: z.optional(whole.check(z.minimum(1), z.maximum(730))),
      trial_settings: z.optional(trialSettings),
      metadata: z.optional(metadata),
    }),
  ),
})

const list = z.strictObject({
  ...listing,
  customer: z.optional(z.string()),
  subscription: z.optional(z.string()),
  status: z.optional(z.enum(['open', 'complete', 'expired'])),
})

/** Callers live on real time, also while the stand-in's clock has been moved ahead of it. */
function readExpiresAt(expiresAt: number | undefined): number {
  const now = Math.floor(Date.now() / 1000)
  if (expiresAt === undefined) return now + dayInSeconds
  if (expiresAt >= now + 30 * minute - 5 && expiresAt <= now + dayInSeconds + 5) return expiresAt
  throw invalid(
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    'expires_at',
  )
}

function createSession(standIn: StandIn, params: z.output<typeof creation>): CheckoutSessionRecord {
  const { state, clock } = standIn
  const item = params.line_items[0]
  if (!item) throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing')
  if (params.customer !== undefined && params.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer_email')
  const customer =
    params.customer === undefined ? null : find(state.customers, 'customer', params.customer, 'customer').id
  const expiresAt = readExpiresAt(params.expires_at)
  const terms = params.subscription_data
  const session: CheckoutSessionRecord = {
    id: newId('cs_test'),
    status: 'open',
    customer,
    customerEmail: params.customer_email ?? null,
    typedEmail: null,
    typedName: null,
    price: find(state.prices, 'price', item.price, 'line_items[0][price]').id,
    quantity: item.quantity,
    lineItemId: newId('li'),
    trialDays: terms?.trial_period_days ?? null,
    trialEndBehavior: terms?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    subscriptionMetadata: terms?.metadata ?? {},
    paymentMethodCollection: params.payment_method_collection,
    clientReferenceId: params.client_reference_id ?? null,
    metadata: params.metadata ?? {},
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    created: clock.now(),
    expiresAt,
    expiresDue: expiresAt + state.clockOffset,
    pendingCard: null,
    subscription: null,
    invoice: null,
  }
  state.checkoutSessions[session.id] = session
  return session
}

export function checkoutSessionRoutes(add: AddRoute, standIn: StandIn): void {
  const { state } = standIn
  const base = '/v1/checkout/sessions'
  const serialize = (session: CheckoutSessionRecord) => serializeCheckoutSession(standIn, session)
  const sessionAt = (path: Record<string, string>) =>
    find(state.checkoutSessions, 'checkout.session', pathPart(path))

  add('POST', base, creation, (params) => serialize(createSession(standIn, params)))
  add('GET', base, list, (params) => {
    const sessions = Object.values(state.checkoutSessions).filter(
      (session) =>
        (params.customer === undefined || session.customer === params.customer) &&
        (params.subscription === undefined || session.subscription === params.subscription) &&
        (params.status === undefined || session.status === params.status),
    )
    return listPage(base, sessions, params, serialize)
  })
  add('GET', `${base}/:id`, z.strictObject({}), (_params, path) => serialize(sessionAt(path)))
  add('GET', `${base}/:id/line_items`, z.strictObject(listing), (_params, path) =>
    serializeLineItems(standIn, sessionAt(path)),
  )
  add('POST', `${base}/:id/expire`, z.strictObject({}), (_params, path) => {
    const session = sessionAt(path)
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      )
    expireSession(standIn, session)
    return serialize(session)
  })
}
