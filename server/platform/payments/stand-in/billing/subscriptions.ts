import { day, periodBoundary } from '../clock.ts'
import { find, invalid } from '../errors.ts'
import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import { serializeSubscription } from '../serialize/subscription.ts'
import type { StandIn } from '../stand-in.ts'
import type { Metadata, SubscriptionRecord } from '../state.ts'
import { payInvoice, raiseInvoice } from './invoices.ts'

interface NewSubscription {
  customer: string
  price: string
  quantity: number
  trialDays: number | null
  defaultPaymentMethod: string | null
  missingPaymentMethod: SubscriptionRecord['missingPaymentMethod']
  metadata: Metadata
  /** False leaves the first invoice open and the subscription incomplete. */
  payNow: boolean
}

/** Where the period that begins at `start` ends (seconds). */
export function periodEndAfter({ state }: StandIn, subscription: SubscriptionRecord, start: number): number {
  const { interval, intervalCount } = find(state.prices, 'price', subscription.price)
  let end = start
  for (let count = 1; end <= start; count += 1)
    end = periodBoundary(subscription.anchor, interval, count * intervalCount)
  return end
}

/** Applies a change and tells of it with what was there before. */
export function change(
  standIn: StandIn,
  subscription: SubscriptionRecord,
  apply: () => void,
  type:
    | 'customer.subscription.updated'
    | 'customer.subscription.paused'
    | 'customer.subscription.resumed' = 'customer.subscription.updated',
): void {
  const before = serializeSubscription(standIn.state, subscription)
  apply()
  const after = serializeSubscription(standIn.state, subscription)
  if (JSON.stringify(before) !== JSON.stringify(after)) emit(standIn, type, after, before)
}

/** Begins a trial, or a paid period where there are no trial days. */
export function createSubscription(standIn: StandIn, input: NewSubscription): SubscriptionRecord {
  const { state, clock } = standIn
  const { trialDays, payNow, ...rest } = input
  const now = clock.now()
  const trialEnd = trialDays === null ? null : now + trialDays * day
  const subscription: SubscriptionRecord = {
    ...rest,
    id: newId('sub'),
    itemId: newId('si'),
    status: trialEnd === null ? 'incomplete' : 'trialing',
    created: now,
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    trialWillEndSent: false,
    periodStart: now,
    periodEnd: now,
    anchor: trialEnd ?? now,
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    cancelComment: null,
    cancelFeedback: null,
    pausedAt: null,
    latestInvoice: null,
  }
  subscription.periodEnd = trialEnd ?? periodEndAfter(standIn, subscription, now)
  state.subscriptions[subscription.id] = subscription
  const invoice = raiseInvoice(standIn, subscription, 'subscription_create')
  const paid = (payNow || invoice.amount === 0) && payInvoice(standIn, subscription, invoice)
  if (paid && trialEnd === null) subscription.status = 'active'
  if (!paid) invoice.nextPaymentAttempt = null
  emit(standIn, 'customer.subscription.created', serializeSubscription(state, subscription))
  return subscription
}

/** Plans the end. The API's way says 'at period end'; the portal's way names only the moment. */
export function planCancel(
  standIn: StandIn,
  subscription: SubscriptionRecord,
  plan: { at: number; atPeriodEnd: boolean },
): void {
  if (plan.at <= standIn.clock.now()) throw invalid('cancel_at must be in the future.', 'cancel_at')
  change(standIn, subscription, () => {
    subscription.cancelAt = plan.at
    subscription.cancelAtPeriodEnd = plan.atPeriodEnd
    subscription.canceledAt = standIn.clock.now()
    subscription.cancelReason = 'cancellation_requested'
  })
}

export function undoCancel(standIn: StandIn, subscription: SubscriptionRecord): void {
  change(standIn, subscription, () => {
    subscription.cancelAt = null
    subscription.cancelAtPeriodEnd = false
    subscription.canceledAt = null
    subscription.cancelReason = null
  })
}

/** Ends it now. `canceledAt` keeps the moment at which the end was asked for. */
export function cancelNow(
  standIn: StandIn,
  subscription: SubscriptionRecord,
  reason: NonNullable<SubscriptionRecord['cancelReason']>,
): void {
  const { state, clock } = standIn
  subscription.status = 'canceled'
  subscription.canceledAt ??= clock.now()
  subscription.endedAt = clock.now()
  subscription.cancelReason ??= reason
  const invoice = subscription.latestInvoice ? state.invoices[subscription.latestInvoice] : undefined
  if (invoice) invoice.nextPaymentAttempt = null
  emit(standIn, 'customer.subscription.deleted', serializeSubscription(state, subscription))
}
