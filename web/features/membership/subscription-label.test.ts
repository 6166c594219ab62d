import { expect, test } from 'vitest'
import type { Subscription } from '#contract/membership.ts'
import { labelSubscription } from './subscription-label.ts'

const now = new Date('2026-03-10T12:00:00Z')
const none: Subscription = {
  subscribed: false,
  status: 'inactive',
  stripe_status: null,
  on_trial: false,
  trial_end: null,
  current_period_end: null,
}
const past = '2026-03-01T00:00:00Z'

const label = (given: Partial<Subscription>, trialStarted = false) =>
  labelSubscription({ ...none, ...given }, { trialStarted, now })

const trial = (text: string) => ({ kind: 'trial', label: text, badge: 'Trial' })
const paid = { kind: 'paid', label: 'Paid', badge: 'Active' }
const free = { kind: 'free', label: 'Free', badge: 'Inactive' }

test.each<[string, Partial<Subscription>, object]>([
  ['the flag alone', { on_trial: true }, trial('Trial')],
  ['a status that contains trial', { status: 'trialing' }, trial('Trial')],
  ['the flag with an end that has passed', { on_trial: true, trial_end: past }, trial('Trial')],
  ['a trial end ahead', { trial_end: '2026-03-17T12:00:00Z' }, trial('Trial (7d left)')],
  ['part of a day counts as a day', { trial_end: '2026-03-10T13:00:00Z' }, trial('Trial (1d left)')],
  ['a period end ahead', { current_period_end: '2026-03-12T00:00:00Z' }, trial('Trial (2d left)')],
  [
    'the trial end goes before the period end',
    { trial_end: '2026-03-11T12:00:00Z', current_period_end: '2026-04-11T12:00:00Z' },
    trial('Trial (1d left)'),
  ],
  ['a trial goes before paid', { subscribed: true, status: 'trialing' }, trial('Trial')],
  ['the flag subscribed', { subscribed: true }, paid],
  ['active', { status: 'active', trial_end: past, current_period_end: past }, paid],
  ['past_due', { status: 'past_due' }, paid],
  ['incomplete', { status: 'incomplete' }, paid],
  ['incomplete_expired', { status: 'incomplete_expired' }, paid],
  ['nothing at all', {}, free],
  ['canceled', { status: 'canceled', trial_end: past, current_period_end: past }, free],
])('%s', (_, given, expected) => {
  expect(label(given)).toEqual(expected)
})

test('?status=trial-started counts as a trial', () => {
  expect(label({}, true)).toEqual(trial('Trial'))
  expect(label({ trial_end: '2026-03-17T11:59:00Z' }, true)).toEqual(trial('Trial (7d left)'))
})
