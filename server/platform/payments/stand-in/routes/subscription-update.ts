import * as z from 'zod/mini'
import { payInvoice, raiseInvoice } from '../billing/invoices.ts'
import { endTrial } from '../billing/lifecycle.ts'
import { change, periodEndAfter, planCancel, undoCancel } from '../billing/subscriptions.ts'
import { find, invalid } from '../errors.ts'
import { emptyable, flag, mergeMetadata, metadata, whole } from '../params.ts'
import type { StandIn } from '../stand-in.ts'
import type { SubscriptionRecord } from '../state.ts'
import { cancellationDetails } from './subscription-create.ts'

export const updateParams = z.strictObject({
  cancel_at_period_end: z.optional(flag),
  cancel_at: z.optional(emptyable(whole)),
  cancellation_details: cancellationDetails,
  default_payment_method: z.optional(z.string()),
  trial_end: z.optional(z.literal('now')),
  proration_behavior: z.optional(z.string()),
  metadata: z.optional(metadata),
})

type Update = z.output<typeof updateParams>

function applyDetails(standIn: StandIn, subscription: SubscriptionRecord, params: Update): void {
  const { comment, feedback } = params.cancellation_details ?? {}
  const card = params.default_payment_method
  if (card !== undefined) {
    const method = find(standIn.state.paymentMethods, 'PaymentMethod', card, 'default_payment_method')
    if (method.customer !== subscription.customer)
      throw invalid('The customer does not have a payment method with this id.', 'default_payment_method')
  }
  change(standIn, subscription, () => {
    subscription.metadata = mergeMetadata(subscription.metadata, params.metadata)
    subscription.cancelComment = comment ?? subscription.cancelComment
    subscription.cancelFeedback = feedback ?? subscription.cancelFeedback
    subscription.defaultPaymentMethod = card ?? subscription.defaultPaymentMethod
  })
}

/** Changes a running subscription; one that has ended takes only metadata and cancellation details. */
export function update(standIn: StandIn, subscription: SubscriptionRecord, params: Update): void {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = params
  const changesCourse = at !== undefined || atPeriodEnd !== undefined || params.trial_end !== undefined
  if (subscription.endedAt !== null && (changesCourse || params.default_payment_method !== undefined))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  if (at && atPeriodEnd) throw invalid('Use either cancel_at or cancel_at_period_end.', 'cancel_at')
  applyDetails(standIn, subscription, params)
  if (atPeriodEnd) planCancel(standIn, subscription, { at: subscription.periodEnd, atPeriodEnd })
  else if (at) planCancel(standIn, subscription, { at, atPeriodEnd: false })
  else if (at === null || (atPeriodEnd === false && subscription.cancelAtPeriodEnd))
    undoCancel(standIn, subscription)
  if (params.trial_end === 'now' && subscription.status === 'trialing') endTrialNow(standIn, subscription)
}

function endTrialNow(standIn: StandIn, subscription: SubscriptionRecord): void {
  const now = standIn.clock.now()
  Object.assign(subscription, { trialEnd: now, periodEnd: now, anchor: now })
  endTrial(standIn, subscription)
}

/** Begins a new paid period of a paused subscription. It stays paused where its card is refused. */
export function resume(standIn: StandIn, subscription: SubscriptionRecord): void {
  if (subscription.status !== 'paused')
    throw invalid('Only paused subscriptions can be resumed.', 'subscription', 'resource_invalid_state')
  const now = standIn.clock.now()
  change(
    standIn,
    subscription,
    () => {
      subscription.anchor = now
      subscription.periodStart = now
      subscription.periodEnd = periodEndAfter(standIn, subscription, now)
      const invoice = raiseInvoice(standIn, subscription, 'subscription_update')
      if (!payInvoice(standIn, subscription, invoice)) return
      subscription.status = 'active'
      subscription.pausedAt = null
    },
    'customer.subscription.resumed',
  )
}
