import type { Subscription } from '#contract/membership.ts'

/** What is stored of a subscription; the same fields may come from a profile row. */
export interface SubscriptionRecord {
  status: string | null
  stripe_status: string | null
  subscribed: boolean | null
  on_trial: boolean | null
  trial_end: Date | null
  current_period_end: Date | null
}

const paying = new Set(['active', 'past_due', 'incomplete'])

/**
 * Her subscription, derived. She is subscribed where the flag says so, while a payment is late, and before the first one
 * is through; on trial where any sign of one is there. No record means inactive, no trial, no dates.
 */
export function deriveSubscription(record: SubscriptionRecord | undefined, now: Date): Subscription {
  const status = record?.status ?? record?.stripe_status ?? (record?.subscribed ? 'active' : 'inactive')
  const ahead = (date: Date | null | undefined) => date != null && date > now
  return {
    status,
    stripe_status: record?.stripe_status ?? null,
    subscribed: Boolean(record?.subscribed) || paying.has(status),
    on_trial:
      Boolean(record?.on_trial) ||
      status.includes('trial') ||
      ahead(record?.trial_end) ||
      ahead(record?.current_period_end),
    trial_end: record?.trial_end?.toISOString() ?? null,
    current_period_end: record?.current_period_end?.toISOString() ?? null,
  }
}
