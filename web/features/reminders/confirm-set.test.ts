import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ReminderSettings } from '#contract/reminders.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type PushState, pushStateQuery } from '#web/member/push-state.ts'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { settingsQuery } from './api.ts'
import { confirmSet } from './confirm-set.ts'

beforeEach(() => {
  queryClient.setQueryData(settingsQuery.queryKey, {
    quiet_from: '21:00',
    quiet_until: '07:00',
  } as ReminderSettings)
})
afterEach(() => {
  dismissToast()
  queryClient.clear()
})

const where = (state: PushState) => queryClient.setQueryData(pushStateQuery.queryKey, state)

test('a reminder that is set promises no more than this phone will do', () => {
  const title = () => {
    confirmSet('2026-11-23T09:00', '2026-11-22T10:00', { level: 'none', cardId: null, softLine: null })
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
  confirmSet('2026-11-22T23:00', '2026-11-22T10:00', { level: 'none', cardId: null, softLine: null })
  expect(currentToast()).toMatchObject({
    title: 'We’ll remind you tomorrow, 7:00 am.',
    description: 'You chose today, 11:00 pm, which is in your quiet hours.',
  })
})
