import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { cards } from '#content/safety/cards.ts'
import type { CheckIn } from '#contract/check-ins.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { checkInsQuery } from './api.ts'
import { TodaysSafetyCard } from './todays-safety-card.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const checkIn: CheckIn = {
  id: '0190f3c4-7b1a-4c22-9f57-5a1f0d3c2b11',
  type: 'daily',
  responses: { energy: 1, mood: 1, stress: 5, prompt: 'How is it?', promptResponse: 'better off without me' },
  day: '2026-11-21',
  is_starred: false,
  safety: { level: 'crisis', cardId: 'crisis-suicide', softLine: null },
  reply: null,
  created_at: '2026-11-21T12:50:00.000Z',
}

function shownAt(now: string): string {
  vi.useFakeTimers({ now: new Date(now) })
  stubPhoneStorage()
  const client = new QueryClient()
  const streak = { days: 1, today_open: true }
  client.setQueryData(checkInsQuery('daily').queryKey, { check_ins: [checkIn], next: null, streak })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <TodaysSafetyCard type="daily" />
    </QueryClientProvider>,
  )
}

test('the card of a hard check-in late at night is there past midnight, and for a day', () => {
  const { title } = cards['crisis-suicide']
  // Ten to midnight in Melbourne, where she is; a quarter past.
  expect(shownAt('2026-11-21T13:15:00Z')).toContain(title)
  expect(shownAt('2026-11-22T12:40:00Z')).toContain(title)
  expect(shownAt('2026-11-22T12:40:00Z')).toContain('I&#x27;m safe now')
  expect(shownAt('2026-11-22T13:00:00Z')).not.toContain(title)
})
