import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import type { SubscriptionInfo } from '#contract/membership.ts'
import { keep } from '#web/lib/offline/kept.ts'
import { subscriptionQuery } from '#web/member/entitlement.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { SubscriptionCard } from './subscription-card.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Already Saturday in Melbourne, and still Friday in Honolulu. */
const at = '2026-11-27T14:00:00.000Z'

interface Dates {
  renews_at: string | null
  ends_at: string | null
}

function card(dates: Dates, subscription: Partial<SubscriptionInfo> = {}): string {
  stubPhoneStorage()
  keep('member', { name: 'Mia', timezone: 'Australia/Melbourne', isOnboarded: true })
  const client = new QueryClient()
  const status = { subscribed: true, status: 'active', stripe_status: 'active', on_trial: false }
  const rest = { trial_end: null, current_period_end: at, trial_used: true, has_portal: true }
  client.setQueryData(subscriptionQuery.queryKey, { ...status, ...rest, ...dates, ...subscription })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/account">
        <SubscriptionCard />
      </Router>
    </QueryClientProvider>,
  )
}

test('on a phone in another zone the next payment, and the end, are named by her own day', () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu')
  expect(new Date(at).getDate()).toBe(27)
  expect(card({ renews_at: at, ends_at: null })).toContain('Next payment on Saturday 28 November')
  expect(card({ renews_at: null, ends_at: at })).toContain('open until Saturday 28 November')
})

test('whom the payment provider does not know is offered no portal, which could only fail, but a start', () => {
  const free = { subscribed: false, status: 'inactive', current_period_end: null }
  const never = card({ renews_at: null, ends_at: null }, { ...free, trial_used: false, has_portal: false })
  expect(never).not.toContain('Manage/Cancel in Portal')
  expect(never).toContain('Start free trial')
  const lapsed = card({ renews_at: null, ends_at: null }, free)
  expect(lapsed).toContain('Manage/Cancel in Portal')
  expect(lapsed).toContain('Subscribe again')
})
