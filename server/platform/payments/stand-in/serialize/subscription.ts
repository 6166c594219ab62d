import type Stripe from 'stripe'
import { find } from '../errors.ts'
import type { State, SubscriptionRecord } from '../state.ts'
import { serializePlan, serializePrice } from './price.ts'

function serializeItem(state: State, subscription: SubscriptionRecord): Stripe.SubscriptionItem {
  const price = find(state.prices, 'price', subscription.price)
  return {
    id: subscription.itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: subscription.periodEnd,
    current_period_start: subscription.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: serializePlan(price),
    price: serializePrice(price),
    quantity: subscription.quantity,
    subscription: subscription.id,
    tax_rates: [],
  }
}

/** The period stands on the item only, as at this API version. */
export function serializeSubscription(state: State, subscription: SubscriptionRecord): Stripe.Subscription {
  return {
    id: subscription.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: subscription.cancelComment,
      feedback: subscription.cancelFeedback,
      feedback_option: null,
      reason: subscription.cancelReason,
    },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: find(state.prices, 'price', subscription.price).currency,
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [serializeItem(state, subscription)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${subscription.id}`,
    },
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: subscription.created,
    status: subscription.status,
    ...(subscription.pausedAt !== null && { status_details: pausedSince(subscription.pausedAt) }),
    test_clock: null,
    transfer_data: null,
    trial_end: subscription.trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: subscription.missingPaymentMethod,
      },
    },
    trial_start: subscription.trialStart,
  }
}

const pausedSince = (time: number): Stripe.Subscription.StatusDetails => ({
  paused: {
    subscription: { type: 'trial_end_without_payment_method' },
    transitioned_at: time,
    type: 'subscription',
  },
})
