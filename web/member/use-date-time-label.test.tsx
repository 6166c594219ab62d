import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { keep } from '#web/lib/offline/kept.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { useDateTimeLabel } from './use-date-time-label.ts'

afterEach(() => vi.unstubAllGlobals())

function shown(moment: string, timezone: string): string {
  stubPhoneStorage()
  keep('member', { name: 'Mia', timezone, isOnboarded: true })
  const When = () => useDateTimeLabel()(moment)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <When />
    </QueryClientProvider>,
  )
}

test('a time is told in the zone that the phone keeps of her, before her profile is there', () => {
  const changed = '2026-11-21T10:30:00.000Z'
  expect(shown(changed, 'Australia/Perth')).toMatch(/6:30\spm$/)
})

test('told late in one zone and read in another, the day goes with the time', () => {
  const changed = '2026-11-21T15:30:00.000Z'
  expect(shown(changed, 'Australia/Perth')).toMatch(/^Sat, 21 Nov, 11:30\spm$/)
  expect(shown(changed, 'Australia/Melbourne')).toMatch(/^Sun, 22 Nov, 2:30\sam$/)
})
