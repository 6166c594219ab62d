import type Stripe from 'stripe'

/** What the stand-in remembers. Times are seconds since 1970 on the stand-in's clock; amounts are cents. */

export type Metadata = Record<string, string>

export interface ProductRecord {
  id: string
  name: string
  description: string | null
  active: boolean
  created: number
  updated: number
  metadata: Metadata
}

export interface PriceRecord {
  id: string
  product: string
  active: boolean
  currency: string
  unitAmount: number
  interval: 'day' | 'week' | 'month' | 'year'
  intervalCount: number
  lookupKey: string | null
  nickname: string | null
  created: number
  metadata: Metadata
}

export interface CustomerRecord {
  id: string
  email: string | null
  name: string | null
  phone: string | null
  description: string | null
  defaultPaymentMethod: string | null
  created: number
  metadata: Metadata
}

export interface PaymentMethodRecord {
  id: string
  customer: string | null
  brand: string
  last4: string
  expMonth: number
  expYear: number
  country: string
  /** The same for the same card number, whoever types it. */
  fingerprint: string
  /** False for a card that attaches and is refused when it is charged. */
  canPay: boolean
  email: string | null
  name: string | null
  created: number
}

type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'paused'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'

export interface SubscriptionRecord {
  id: string
  itemId: string
  customer: string
  price: string
  quantity: number
  status: SubscriptionStatus
  created: number
  trialStart: number | null
  trialEnd: number | null
  trialWillEndSent: boolean
  periodStart: number
  periodEnd: number
  /** What the billing periods are counted from. */
  anchor: number
  cancelAt: number | null
  cancelAtPeriodEnd: boolean
  canceledAt: number | null
  endedAt: number | null
  cancelReason: 'cancellation_requested' | 'payment_failed' | null
  cancelComment: string | null
  cancelFeedback: string | null
  pausedAt: number | null
  defaultPaymentMethod: string | null
  missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause'
  latestInvoice: string | null
  metadata: Metadata
}

export interface InvoiceRecord {
  id: string
  lineId: string
  number: string
  customer: string
  subscription: string
  subscriptionItem: string
  price: string
  quantity: number
  description: string
  amount: number
  currency: string
  periodStart: number
  periodEnd: number
  billingReason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  status: 'open' | 'paid' | 'void'
  attemptCount: number
  nextPaymentAttempt: number | null
  paidAt: number | null
  voidedAt: number | null
  created: number
  metadata: Metadata
}

/** What was typed on the card page while the bank is still to be asked. */
interface PendingCard {
  cardId: string
  email: string
  name: string
}

export interface CheckoutSessionRecord {
  id: string
  status: 'open' | 'complete' | 'expired'
  customer: string | null
  customerEmail: string | null
  typedEmail: string | null
  typedName: string | null
  price: string
  quantity: number
  lineItemId: string
  trialDays: number | null
  trialEndBehavior: SubscriptionRecord['missingPaymentMethod']
  subscriptionMetadata: Metadata
  paymentMethodCollection: 'always' | 'if_required'
  clientReferenceId: string | null
  metadata: Metadata
  successUrl: string
  cancelUrl: string | null
  created: number
  expiresAt: number
  /** When it lapses on the stand-in's clock: callers name `expiresAt` on the real one. */
  expiresDue: number
  pendingCard: PendingCard | null
  subscription: string | null
  invoice: string | null
}

export interface PortalSessionRecord {
  id: string
  customer: string
  returnUrl: string | null
  flow: { type: 'subscription_cancel'; subscription: string } | { type: 'payment_method_update' } | null
  /** A card that waits for the bank's own page. */
  pendingCard: string | null
  created: number
}

export interface EventRecord {
  id: string
  type: Stripe.Event['type']
  created: number
  /** The object as it was answered at that moment, already serialised. */
  object: object
  previous: object | null
}

/** An event that is still to reach the webhook. `due` is in real milliseconds. */
export interface DeliveryRecord {
  event: string
  attempts: number
  due: number
}

export interface AnswerRecord {
  request: string
  status: number
  body: string
  created: number
}

type Table<T> = Record<string, T>

export interface State {
  version: 1
  /** Seconds that the clock has been moved ahead of real time. */
  clockOffset: number
  products: Table<ProductRecord>
  prices: Table<PriceRecord>
  customers: Table<CustomerRecord>
  paymentMethods: Table<PaymentMethodRecord>
  subscriptions: Table<SubscriptionRecord>
  invoices: Table<InvoiceRecord>
  checkoutSessions: Table<CheckoutSessionRecord>
  portalSessions: Table<PortalSessionRecord>
  /** Oldest first; only the newest are kept. */
  events: EventRecord[]
  deliveries: DeliveryRecord[]
  answers: Table<AnswerRecord>
}

export const emptyState = (): State => ({
  version: 1,
  clockOffset: 0,
  products: {},
  prices: {},
  customers: {},
  paymentMethods: {},
  subscriptions: {},
  invoices: {},
  checkoutSessions: {},
  portalSessions: {},
  events: [],
  deliveries: [],
  answers: {},
})
