import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { deletionScheduledMail } from '#content/mails/deletion-scheduled.ts'
import { dayText } from '#contract/day-text.ts'
import { keep } from '#web/lib/offline/kept.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { DeletionNotice } from './deletion-notice.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Already Saturday in Melbourne, and still Friday in Honolulu. */
const at = '2026-11-27T14:00:00.000Z'

function notice(timezone: string): string {
  stubPhoneStorage()
  keep('member', { name: 'Mia', timezone, isOnboarded: true })
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DeletionNotice at={at} />
    </QueryClientProvider>,
  )
}

test.each([
  ['Pacific/Honolulu', 27],
  ['Pacific/Kiritimati', 28],
])('on a phone in %s her account goes on the day that her mail names', (phoneZone, dayOfPhone) => {
  vi.stubEnv('TZ', phoneZone)
  expect(new Date(at).getDate()).toBe(dayOfPhone)
  expect(notice('Pacific/Honolulu')).toContain('deleted on Friday 27 November')
  expect(notice('Australia/Melbourne')).toContain('deleted on Saturday 28 November')
  const mail = deletionScheduledMail('/signin', dayText(new Date(at), 'Australia/Melbourne'))
  expect(JSON.stringify(mail)).toContain('Saturday 28 November')
})
