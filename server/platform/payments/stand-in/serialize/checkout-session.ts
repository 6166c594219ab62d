import type Stripe from 'stripe'
import { find } from '../errors.ts'
import type { StandIn } from '../stand-in.ts'
import type { CheckoutSessionRecord } from '../state.ts'
import { serializePrice } from './price.ts'

const hasTrial = (session: CheckoutSessionRecord) => session.trialDays !== null

/** What is to pay today: nothing where a trial begins. */
function amountToday({ state }: StandIn, session: CheckoutSessionRecord): number {
  if (hasTrial(session)) return 0
  return find(state.prices, 'price', session.price).unitAmount * session.quantity
}

export function serializeLineItems(
  standIn: StandIn,
  session: CheckoutSessionRecord,
): Stripe.ApiList<Stripe.LineItem> {
  const price = find(standIn.state.prices, 'price', session.price)
  const amount = amountToday(standIn, session)
  return {
    object: 'list',
    data: [
      {
        id: session.lineItemId,
        object: 'item',
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: price.currency,
        description: find(standIn.state.products, 'product', price.product).name,
        metadata: {},
        price: serializePrice(price),
        quantity: session.quantity,
      },
    ],
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  }
}

function paymentStatus(session: CheckoutSessionRecord): Stripe.Checkout.Session.PaymentStatus {
  if (session.status !== 'complete') return 'unpaid'
  return hasTrial(session) ? 'no_payment_required' : 'paid'
}

function customerDetails(session: CheckoutSessionRecord): Stripe.Checkout.Session.CustomerDetails | null {
  const email = session.typedEmail ?? session.customerEmail
  if (!email) return null
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: session.typedName,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  }
}

/** `line_items` is left out, as Stripe leaves it out, until the caller asks for it. */
export function serializeCheckoutSession(
  standIn: StandIn,
  session: CheckoutSessionRecord,
): Stripe.Checkout.Session {
  const amount = amountToday(standIn, session)
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: find(standIn.state.prices, 'price', session.price).currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer,
    customer_account: null,
    customer_creation: 'always',
    customer_details: customerDetails(session),
    customer_email: session.customerEmail,
    discounts: null,
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: session.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: session.paymentMethodCollection,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: paymentStatus(session),
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${standIn.origin}/c/pay/${session.id}` : null,
    wallet_options: null,
  }
}
