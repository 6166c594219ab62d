import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReminderSettings } from '#contract/reminders.ts'
import type { PushState } from '#web/lib/push.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { writeStored } from '#web/lib/stored-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { pushStateQuery, settingsQuery } from './api.ts'
import { PushOffer } from './push-offer.tsx'
import { tellSet } from './tell-set.ts'

beforeEach(() => {
  stubPhoneStorage()
  queryClient.setQueryData(settingsQuery.queryKey, {
    push_key: 'key',
    quiet_from: '21:00',
    quiet_until: '07:00',
  } as ReminderSettings)
})
afterEach(() => {
  dismissToast()
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

test('a reminder that is set promises no more than this phone will do', () => {
  const title = () => {
    tellSet('2026-11-23T09:00', '2026-11-22T10:00', { level: 'none', cardId: null })
    return currentToast()?.title
  }
  where('on')
  expect(title()).toBe('We’ll remind you tomorrow, 9:00 am.')
  for (const state of ['off', 'refused', 'unsupported'] as const) {
    where(state)
    expect(title()).toBe('It comes to your inbox tomorrow, 9:00 am.')
  }
})

test('a reminder that is set for her quiet hours is promised for their end', () => {
  where('on')
  tellSet('2026-11-22T23:00', '2026-11-22T10:00', { level: 'none', cardId: null })
  expect(currentToast()).toMatchObject({
    title: 'We’ll remind you tomorrow, 7:00 am.',
    description: 'You chose today, 11:00 pm, which is in your quiet hours.',
  })
})
