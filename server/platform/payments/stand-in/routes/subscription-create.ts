import * as z from 'zod/mini'
import { cardDeclined } from '../billing/invoices.ts'
import { createSubscription } from '../billing/subscriptions.ts'
import { find, invalid } from '../errors.ts'
import { metadata, whole } from '../params.ts'
import type { StandIn } from '../stand-in.ts'
import type { SubscriptionRecord } from '../state.ts'

export const cancellationDetails = z.optional(
  z.strictObject({ comment: z.optional(z.string()), feedback: z.optional(z.string()) }),
)

export const creation = z.strictObject({
  customer: z.string(),
  items: z
    .array(z.strictObject({ price: z.string(), quantity: z._default(whole.check(z.minimum(1)), 1) }))
    .check(z.length(1)),
  default_payment_method: z.optional(z.string()),
  trial_period_days: z.optional(whole.check(z.minimum(1), z.maximum(730))),
  trial_settings: z.optional(
    z.strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
      }),
    }),
  ),
  payment_behavior: z._default(
    z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']),
    'allow_incomplete',
  ),
  metadata: z.optional(metadata),
})

/** A subscription made by the API; the first payment decides between active and incomplete. */
export function create(standIn: StandIn, params: z.output<typeof creation>): SubscriptionRecord {
  const { state } = standIn
  const item = params.items[0]
  if (!item) throw invalid('Missing required param: items.', 'items', 'parameter_missing')
  const customer = find(state.customers, 'customer', params.customer, 'customer')
  const card = params.default_payment_method ?? customer.defaultPaymentMethod
  const method = card ? find(state.paymentMethods, 'PaymentMethod', card, 'default_payment_method') : null
  if (method && method.customer !== customer.id)
    throw invalid('The customer does not have a payment method with this id.', 'default_payment_method')
  const trialDays = params.trial_period_days ?? null
  if (trialDays === null && params.payment_behavior !== 'default_incomplete') {
    if (!method)
      throw invalid('This customer has no attached payment source or default payment method.', 'customer')
    if (!method.canPay && params.payment_behavior === 'error_if_incomplete') throw cardDeclined()
  }
  return createSubscription(standIn, {
    customer: customer.id,
    price: find(state.prices, 'price', item.price, 'items[0][price]').id,
    quantity: item.quantity,
    trialDays,
    defaultPaymentMethod: params.default_payment_method ?? null,
    missingPaymentMethod: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    metadata: params.metadata ?? {},
    payNow: params.payment_behavior !== 'default_incomplete',
  })
}
