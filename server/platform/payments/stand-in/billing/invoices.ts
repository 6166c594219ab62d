import { day } from '../clock.ts'
import { BillingError, find } from '../errors.ts'
import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import { serializeInvoice } from '../serialize/invoice.ts'
import type { StandIn } from '../stand-in.ts'
import type { InvoiceRecord, PaymentMethodRecord, SubscriptionRecord } from '../state.ts'

/** Days until the next try after the first, second and third refusal; after the last one the subscription ends. */
const retryAfterDays = [3, 5, 7]

/** The card that a subscription is charged to: its own, else the customer's. */
export function cardOf({ state }: StandIn, subscription: SubscriptionRecord): PaymentMethodRecord | null {
  const id = subscription.defaultPaymentMethod ?? state.customers[subscription.customer]?.defaultPaymentMethod
  return (id && state.paymentMethods[id]) || null
}

/** Makes and finalises the invoice of the subscription's current period; a trial's is of nothing. */
export function raiseInvoice(
  standIn: StandIn,
  subscription: SubscriptionRecord,
  billingReason: InvoiceRecord['billingReason'],
): InvoiceRecord {
  const { state, clock } = standIn
  const price = find(state.prices, 'price', subscription.price)
  const product = find(state.products, 'product', price.product)
  const isTrial = subscription.status === 'trialing'
  const invoice: InvoiceRecord = {
    id: newId('in'),
    lineId: newId('il'),
    number: `LIGHTLY-${String(Object.keys(state.invoices).length + 1).padStart(4, '0')}`,
    customer: subscription.customer,
    subscription: subscription.id,
    subscriptionItem: subscription.itemId,
    price: price.id,
    quantity: subscription.quantity,
    description: isTrial ? `Trial period for ${product.name}` : `${subscription.quantity} × ${product.name}`,
    amount: isTrial ? 0 : price.unitAmount * subscription.quantity,
    currency: price.currency,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    billingReason,
    status: 'open',
    attemptCount: 0,
    nextPaymentAttempt: null,
    paidAt: null,
    voidedAt: null,
    created: clock.now(),
    metadata: subscription.metadata,
  }
  state.invoices[invoice.id] = invoice
  subscription.latestInvoice = invoice.id
  emit(standIn, 'invoice.created', serializeInvoice(state, invoice))
  emit(standIn, 'invoice.finalized', serializeInvoice(state, invoice))
  return invoice
}

/** Tries to take the money once. A refusal plans the next try, or none after the last. True when it is paid. */
export function payInvoice(
  standIn: StandIn,
  subscription: SubscriptionRecord,
  invoice: InvoiceRecord,
): boolean {
  const { state, clock } = standIn
  if (invoice.status !== 'open') return invoice.status === 'paid'
  if (invoice.amount > 0) invoice.attemptCount += 1
  if (invoice.amount > 0 && !cardOf(standIn, subscription)?.canPay) {
    const days = retryAfterDays[invoice.attemptCount - 1]
    invoice.nextPaymentAttempt = days === undefined ? null : clock.now() + days * day
    emit(standIn, 'invoice.payment_failed', serializeInvoice(state, invoice))
    return false
  }
  invoice.status = 'paid'
  invoice.paidAt = clock.now()
  invoice.nextPaymentAttempt = null
  emit(standIn, 'invoice.paid', serializeInvoice(state, invoice))
  emit(standIn, 'invoice.payment_succeeded', serializeInvoice(state, invoice))
  return true
}

export function voidInvoice(standIn: StandIn, invoice: InvoiceRecord): void {
  invoice.status = 'void'
  invoice.voidedAt = standIn.clock.now()
  invoice.nextPaymentAttempt = null
  emit(standIn, 'invoice.voided', serializeInvoice(standIn.state, invoice))
}

/** What Stripe answers where a card is refused. */
export const cardDeclined = (message = 'Your card was declined.') =>
  new BillingError(402, message, { type: 'card_error', code: 'card_declined' })
