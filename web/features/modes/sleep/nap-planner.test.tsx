import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { napTexts } from '#content/modes/sleep.ts'
import { addDays } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import { defaultTimezone } from '#contract/limits.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { writeStored } from '#web/lib/device/stored-state.ts'
import { profileQuery } from '#web/member/profile.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { NapPlanner } from './nap-planner.tsx'

beforeEach(() => {
  stubPhoneStorage()
  queryClient.clear()
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 9) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <NapPlanner />
    </QueryClientProvider>,
  )

test('nothing is guessed before her profile is there, nor where it names no age', () => {
  expect(shown()).not.toContain('Maybe between')
  const profile = { timezone: defaultTimezone, full_name: null, onboarding_completed: true }
  queryClient.setQueryData(profileQuery.queryKey, { profile, children: [] } as never)
  expect(shown()).toContain(napTexts.noAge)
  expect(shown()).not.toContain('Maybe between')
})

test('without her profile the guess is for the age that was gone by last, which has grown since', () => {
  const on = addDays(dayIn(defaultTimezone, new Date()), -130)
  writeStored('modes:nap-age', { months: 1, on })
  expect(shown()).toMatch(/<option[^>]*selected[^>]*>5 to 7 months/)
  expect(shown()).toContain('Maybe between')
})

test('at night it says that it is night, by the clock of the phone', () => {
  writeStored('modes:nap-age', { months: 11, on: '2026-11-20' })
  vi.setSystemTime(new Date(2026, 10, 25, 23, 40))
  expect(shown()).toContain(napTexts.night)
  expect(shown()).not.toContain('Maybe between')
})
