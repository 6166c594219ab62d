import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { CheckIn } from '#contract/check-ins.ts'
import { keep } from '#web/lib/kept.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { useWhen } from './use-when.ts'

afterEach(() => vi.unstubAllGlobals())

const checkIn = { day: '2026-11-21', created_at: '2026-11-21T10:30:00.000Z' } as CheckIn

function When() {
  return useWhen()(checkIn)
}

test('a time is told in the zone that the phone keeps of her, before her profile is there', () => {
  stubPhoneStorage()
  keep('member', { name: 'Mia', timezone: 'Australia/Perth', isOnboarded: true })
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <When />
    </QueryClientProvider>,
  )
  expect(shown).toMatch(/6:30\spm$/)
})
