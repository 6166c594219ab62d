import { digitsOf, findTestCard, passesLuhn, readExpiry } from '../cards.ts'
import { find, invalid } from '../errors.ts'
import { emit } from '../events.ts'
import { serializeCheckoutSession } from '../serialize/checkout-session.ts'
import type { StandIn } from '../stand-in.ts'
import type { CheckoutSessionRecord, PaymentMethodRecord } from '../state.ts'
import { createCustomer } from './customers.ts'
import { cardDeclined } from './invoices.ts'
import { attachCard, type CardDetails, storeCard } from './payment-methods.ts'
import { createSubscription } from './subscriptions.ts'

/** What a person typed about a card. */
interface TypedCard {
  number: string
  expiry: string
  cvc: string
}

type CardField = 'number' | 'expiry' | 'cvc'
export type CardProblems = Partial<Record<CardField | 'card', string>>

/** Reads a typed card; `problems.card` is a refusal of the card as a whole. `now` in seconds. */
export function readCard(
  typed: TypedCard,
  now: number,
): { ok: true; card: Pick<CardDetails, 'card' | 'expiry'> } | { ok: false; problems: CardProblems } {
  const digits = digitsOf(typed.number)
  const expiry = readExpiry(typed.expiry, now)
  const problems: CardProblems = {
    ...(!passesLuhn(digits) && { number: 'Your card number is invalid.' }),
    ...(!expiry && { expiry: 'Enter a date to come, such as 12/34.' }),
    ...(!/^\d{3,4}$/.test(typed.cvc.trim()) && { cvc: 'Enter the 3 or 4 digits of the security code.' }),
  }
  if (!expiry || Object.keys(problems).length > 0) return { ok: false, problems }
  const card = findTestCard(digits)
  if (!card) return { ok: false, problems: { card: 'This is test mode. Please use a test card.' } }
  if (card.declined) return { ok: false, problems: { card: 'Your card was declined.' } }
  return { ok: true, card: { card, expiry } }
}

/** Finishes an open session with a card: customer, card, subscription, first invoice, and the events of each. */
export function completeSession(
  standIn: StandIn,
  session: CheckoutSessionRecord,
  method: PaymentMethodRecord,
  typed: { email: string; name: string },
): void {
  const { state } = standIn
  if (session.status !== 'open') throw invalid(`This session is ${session.status}.`)
  const customer = session.customer
    ? find(state.customers, 'customer', session.customer)
    : createCustomer(standIn, { email: typed.email, name: typed.name })
  attachCard(standIn, method, customer)
  const subscription = createSubscription(standIn, {
    customer: customer.id,
    price: session.price,
    quantity: session.quantity,
    trialDays: session.trialDays,
    defaultPaymentMethod: method.id,
    missingPaymentMethod: session.trialEndBehavior,
    metadata: session.subscriptionMetadata,
    payNow: true,
  })
  Object.assign(session, {
    status: 'complete',
    customer: customer.id,
    typedEmail: typed.email,
    typedName: typed.name,
    pendingCard: null,
    subscription: subscription.id,
    invoice: subscription.latestInvoice,
  } satisfies Partial<CheckoutSessionRecord>)
  emit(standIn, 'checkout.session.completed', serializeCheckoutSession(standIn, session))
}

/**
 * Takes a readable card for a session: finishes it, or leaves it waiting for the bank's own page.
 * @throws BillingError 402 where a payment is due today and the card refuses it.
 */
export function takeCard(
  standIn: StandIn,
  session: CheckoutSessionRecord,
  card: Pick<CardDetails, 'card' | 'expiry'>,
  typed: { email: string; name: string },
): 'complete' | 'needs_bank' {
  if (session.trialDays === null && !card.card.canPay) throw cardDeclined()
  const method = storeCard(standIn, { ...card, ...typed })
  if (card.card.needsBank) {
    session.pendingCard = { cardId: method.id, ...typed }
    return 'needs_bank'
  }
  completeSession(standIn, session, method, typed)
  return 'complete'
}

/** Where a finished session sends its browser. */
export const successUrl = (session: CheckoutSessionRecord) =>
  session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
