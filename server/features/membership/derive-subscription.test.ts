import { expect, test } from 'vitest'
import { deriveSubscription, type SubscriptionRecord } from './derive-subscription.ts'

const now = new Date('2026-11-21T03:00:00Z')
const later = new Date('2026-11-28T03:00:00Z')
const earlier = new Date('2026-11-14T03:00:00Z')
const nothing: SubscriptionRecord = {
  status: null,
  stripe_status: null,
  subscribed: null,
  on_trial: null,
  trial_end: null,
  current_period_end: null,
}
const derive = (record: Partial<SubscriptionRecord>) => deriveSubscription({ ...nothing, ...record }, now)

test('no record is inactive, not subscribed, no trial, no dates', () => {
  expect(deriveSubscription(undefined, now)).toEqual({
    subscribed: false,
    status: 'inactive',
    stripe_status: null,
    on_trial: false,
    trial_end: null,
    current_period_end: null,
  })
})

test.each([
  [{ status: 'active', stripe_status: 'canceled' }, 'active'],
  [{ stripe_status: 'canceled', subscribed: true }, 'canceled'],
  [{ subscribed: true }, 'active'],
  [{}, 'inactive'],
])('the status of %o is %s', (record, status) => {
  expect(derive(record).status).toBe(status)
})

test.each([
  [{ status: 'canceled', subscribed: true }, true],
  [{ status: 'active' }, true],
  [{ status: 'past_due' }, true],
  [{ status: 'incomplete' }, true],
  [{ status: 'incomplete_expired' }, false],
  [{ status: 'trialing' }, false],
  [{ status: 'canceled' }, false],
])('%o is subscribed: %s', (record, subscribed) => {
  expect(derive(record).subscribed).toBe(subscribed)
})

test.each([
  [{ on_trial: true }, true],
  [{ status: 'trialing' }, true],
  [{ trial_end: later }, true],
  [{ current_period_end: later }, true],
  [{ status: 'active', trial_end: earlier, current_period_end: earlier }, false],
  [{ trial_end: now }, false],
])('%o is on trial: %s', (record, onTrial) => {
  expect(derive(record).on_trial).toBe(onTrial)
})
