import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Profile } from '#contract/profile.ts'
import { focusToSend } from './api.ts'
import { ProfileForm } from './profile-form.tsx'

const profile: Profile = {
  user_id: '0190f3c4-7b1a-4c22-9f57-5a1f0d3c2b11',
  display_name: 'Ana',
  full_name: 'Ana Bell',
  phone: null,
  notes: null,
  timezone: 'Australia/Melbourne',
  season: null,
  focus: 'Sleep',
  allow_real_talk_push: false,
  onboarding_completed: true,
  adult_confirmed: true,
  loss_since: null,
  updated_at: '2026-11-21T12:50:00.000Z',
}

test('a focus that is offered no more is shown as hers', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm saved={{ profile, children: [] }} email="ana@example.com" />
    </QueryClientProvider>,
  )
  expect(html).toContain('<option value="Sleep" selected="">Sleep</option>')
})

test.each([
  ['that is offered no more is left as it is', 'Sleep', undefined],
  ['that she takes away is taken away', '', null],
  ['of those that are offered is sent', 'Mum guilt', 'Mum guilt'],
] as const)('a focus %s', (_what, chosen, sent) => {
  expect(focusToSend(chosen)).toBe(sent)
})
