import { fingerprintOf, type TestCard } from '../cards.ts'
import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import { serializeCustomer } from '../serialize/customer.ts'
import { serializePaymentMethod } from '../serialize/payment-method.ts'
import type { StandIn } from '../stand-in.ts'
import type { CustomerRecord, PaymentMethodRecord } from '../state.ts'

export interface CardDetails {
  card: TestCard
  expiry: { month: number; year: number }
  email: string | null
  name: string | null
}

/** Remembers a card, never its number. */
export function storeCard({ state, clock }: StandIn, details: CardDetails): PaymentMethodRecord {
  const { card, expiry, email, name } = details
  const method: PaymentMethodRecord = {
    id: newId('pm'),
    customer: null,
    brand: card.brand,
    last4: card.number.slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
    country: card.country,
    fingerprint: fingerprintOf(card.number),
    canPay: card.canPay,
    email,
    name,
    created: clock.now(),
  }
  state.paymentMethods[method.id] = method
  return method
}

export function attachCard(standIn: StandIn, method: PaymentMethodRecord, customer: CustomerRecord): void {
  method.customer = customer.id
  emit(standIn, 'payment_method.attached', serializePaymentMethod(method))
}

/** Makes an attached card the one that the customer and her running subscriptions are charged to. */
export function makeDefault(standIn: StandIn, method: PaymentMethodRecord, customer: CustomerRecord): void {
  const before = serializeCustomer(customer)
  customer.defaultPaymentMethod = method.id
  emit(standIn, 'customer.updated', serializeCustomer(customer), before)
}
