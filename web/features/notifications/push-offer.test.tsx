import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { writeStored } from '#web/lib/device/stored-state.ts'
import { type PushState, pushStateQuery } from '#web/member/push-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { settingsQuery } from './api.ts'
import { PushOffer } from './push-offer.tsx'

beforeEach(() => {
  stubPhoneStorage()
  queryClient.setQueryData(settingsQuery.queryKey, { push_key: 'key', switches: [] })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const where = (state: PushState) => queryClient.setQueryData(pushStateQuery.queryKey, state)
const offer = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <PushOffer />
    </QueryClientProvider>,
  )

test('where this phone rings there is nothing to say', () => {
  where('on')
  expect(offer()).toBe('')
})

test('where it could ring she is asked, until she says no', () => {
  where('off')
  expect(offer()).toMatch(/wait in your inbox.*Turn on notifications.*No thanks/)
  writeStored('said-no-to-push', true)
  expect(offer()).toMatch(/wait in your inbox/)
  expect(offer()).not.toContain('button')
})

test.each(['refused', 'unsupported'] as const)('where it is %s she is told and not asked', (state) => {
  where(state)
  expect(offer()).toMatch(/wait in your inbox/)
  expect(offer()).not.toContain('button')
})

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const iPad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const opened = (userAgent: string, maxTouchPoints: number, isApp: boolean) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: isApp && media.includes('standalone') }))
}

test('on an iPhone or iPad she is told the way to the Home Screen, unless she has gone it', () => {
  where('unsupported')
  for (const phone of [iPhone, iPad]) {
    opened(phone, 5, false)
    expect(offer()).toMatch(/Share.*Add to Home Screen.*Open Lightly from there/)
    opened(phone, 5, true)
    expect(offer()).not.toContain('Home Screen')
  }
  opened(iPad, 0, false)
  expect(offer()).not.toContain('Home Screen')
  opened(iPhone, 5, false)
  where('on')
  expect(offer()).toBe('')
})
