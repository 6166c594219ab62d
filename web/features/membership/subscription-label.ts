import type { Subscription } from '#contract/membership.ts'

const dayMs = 24 * 60 * 60 * 1000
const paidStatuses = ['active', 'past_due', 'incomplete', 'incomplete_expired']

export interface SubscriptionLabel {
  kind: 'trial' | 'paid' | 'free'
  /** 'Trial (Nd left)', 'Paid' or 'Free'; a trial whose end nobody knows yet is just 'Trial'. */
  label: string
  badge: 'Trial' | 'Active' | 'Inactive'
}

/** What the account says of a subscription: a trial before all, then paid, else free. `trialStarted`: she comes straight from starting one. */
export function labelSubscription(
  subscription: Subscription,
  { trialStarted, now }: { trialStarted: boolean; now: Date },
): SubscriptionLabel {
  const { status, subscribed, on_trial, trial_end, current_period_end } = subscription
  const end = [trial_end, current_period_end]
    .map((moment) => (moment ? Date.parse(moment) : Number.NaN))
    .find((time) => time > now.getTime())
  if (on_trial || status.includes('trial') || end !== undefined || trialStarted) {
    const days = end === undefined ? undefined : Math.ceil((end - now.getTime()) / dayMs)
    return { kind: 'trial', label: days ? `Trial (${days}d left)` : 'Trial', badge: 'Trial' }
  }
  if (subscribed || paidStatuses.includes(status)) return { kind: 'paid', label: 'Paid', badge: 'Active' }
  return { kind: 'free', label: 'Free', badge: 'Inactive' }
}
