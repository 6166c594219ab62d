import { day } from '../clock.ts'
import { emit } from '../events.ts'
import { serializeCheckoutSession } from '../serialize/checkout-session.ts'
import { serializeSubscription } from '../serialize/subscription.ts'
import type { StandIn } from '../stand-in.ts'
import type { CheckoutSessionRecord, SubscriptionRecord } from '../state.ts'
import { cardOf, payInvoice, raiseInvoice, voidInvoice } from './invoices.ts'
import { cancelNow, change, periodEndAfter } from './subscriptions.ts'

/** Something that happens by itself at a moment (seconds on the stand-in's clock). */
interface Step {
  at: number
  run: () => void
}

const incompleteLife = 23 * 60 * 60
const trialNotice = 3 * day

/** Begins the next period: its invoice is paid, or the subscription is past due. */
function beginPeriod(standIn: StandIn, subscription: SubscriptionRecord): void {
  change(standIn, subscription, () => {
    subscription.status = 'active'
    subscription.periodStart = subscription.periodEnd
    subscription.periodEnd = periodEndAfter(standIn, subscription, subscription.periodStart)
    const invoice = raiseInvoice(standIn, subscription, 'subscription_cycle')
    if (!payInvoice(standIn, subscription, invoice)) subscription.status = 'past_due'
  })
}

/** No card was given, and the subscription waits for one. */
function pause(standIn: StandIn, subscription: SubscriptionRecord): void {
  const apply = () => {
    subscription.status = 'paused'
    subscription.pausedAt = standIn.clock.now()
  }
  change(standIn, subscription, apply, 'customer.subscription.paused')
}

/** The end of a trial: a paid period, or, where no card was ever given, what the subscription says for that. */
export function endTrial(standIn: StandIn, subscription: SubscriptionRecord): void {
  const withoutCard = cardOf(standIn, subscription) ? 'create_invoice' : subscription.missingPaymentMethod
  if (withoutCard === 'cancel') cancelNow(standIn, subscription, 'cancellation_requested')
  else if (withoutCard === 'pause') pause(standIn, subscription)
  else beginPeriod(standIn, subscription)
}

function sayTrialWillEnd(standIn: StandIn, subscription: SubscriptionRecord): void {
  subscription.trialWillEndSent = true
  emit(standIn, 'customer.subscription.trial_will_end', serializeSubscription(standIn.state, subscription))
}

/** Tries an unpaid invoice again; after the last refusal the subscription ends. */
export function retryPayment(standIn: StandIn, subscription: SubscriptionRecord): void {
  const invoice = subscription.latestInvoice ? standIn.state.invoices[subscription.latestInvoice] : undefined
  if (!invoice) return
  if (payInvoice(standIn, subscription, invoice))
    change(standIn, subscription, () => {
      subscription.status = 'active'
    })
  else if (invoice.nextPaymentAttempt === null && subscription.status === 'past_due')
    cancelNow(standIn, subscription, 'payment_failed')
}

function expireIncomplete(standIn: StandIn, subscription: SubscriptionRecord): void {
  const invoice = subscription.latestInvoice ? standIn.state.invoices[subscription.latestInvoice] : undefined
  if (invoice?.status === 'open') voidInvoice(standIn, invoice)
  change(standIn, subscription, () => {
    subscription.status = 'incomplete_expired'
    subscription.endedAt = standIn.clock.now()
  })
}

/** What a subscription does by itself from here; of two at the same moment the first in the list goes first. */
function stepsOf(standIn: StandIn, subscription: SubscriptionRecord): Step[] {
  const { status, trialEnd, cancelAt, periodEnd, created } = subscription
  const steps: Step[] = []
  if (status === 'canceled' || status === 'incomplete_expired') return steps
  if (status === 'incomplete')
    return [{ at: created + incompleteLife, run: () => expireIncomplete(standIn, subscription) }]
  if (status === 'trialing' && trialEnd !== null && !subscription.trialWillEndSent)
    steps.push({
      at: Math.max(created, trialEnd - trialNotice),
      run: () => sayTrialWillEnd(standIn, subscription),
    })
  if (cancelAt !== null)
    steps.push({ at: cancelAt, run: () => cancelNow(standIn, subscription, 'cancellation_requested') })
  if (status === 'trialing' && trialEnd !== null)
    steps.push({ at: trialEnd, run: () => endTrial(standIn, subscription) })
  if (status === 'active') steps.push({ at: periodEnd, run: () => beginPeriod(standIn, subscription) })
  const due = subscription.latestInvoice && standIn.state.invoices[subscription.latestInvoice]
  if (status === 'past_due' && due && due.nextPaymentAttempt !== null)
    steps.push({ at: due.nextPaymentAttempt, run: () => retryPayment(standIn, subscription) })
  return steps
}

export function expireSession(standIn: StandIn, session: CheckoutSessionRecord): void {
  session.status = 'expired'
  session.pendingCard = null
  emit(standIn, 'checkout.session.expired', serializeCheckoutSession(standIn, session))
}

function nextStep(standIn: StandIn): Step | null {
  const { subscriptions, checkoutSessions } = standIn.state
  const steps = [
    ...Object.values(subscriptions).flatMap((subscription) => stepsOf(standIn, subscription)),
    ...Object.values(checkoutSessions)
      .filter((session) => session.status === 'open')
      .map((session) => ({ at: session.expiresDue, run: () => expireSession(standIn, session) })),
  ]
  return steps.reduce<Step | null>((first, step) => (first && first.at <= step.at ? first : step), null)
}

/** Does everything that has come due, in order of time, each as of its own moment. True when anything happened. */
export function applyTime(standIn: StandIn): boolean {
  let happened = false
  for (let step = nextStep(standIn); step && step.at <= standIn.clock.now(); step = nextStep(standIn)) {
    standIn.clock.at(step.at, step.run)
    happened = true
  }
  return happened
}
