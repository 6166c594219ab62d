import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { dayIn } from '#contract/day.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { writeStored } from '#web/lib/device/stored-state.ts'
import { keep } from '#web/lib/offline/kept.ts'
import { dayStateKey } from '#web/member/day-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { useChatContext } from './use-chat-context.ts'

afterEach(() => vi.unstubAllGlobals())

const timezone = 'Pacific/Kiritimati'

function contextOf(isSOS: boolean, given: object) {
  stubPhoneStorage()
  keep('member', { name: 'Mia', timezone, isOnboarded: true })
  writeStored(dayStateKey(dayIn(timezone, new Date())), { given, insight: null })
  const Context = () => JSON.stringify(useChatContext(isSOS)())
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Context />
    </QueryClientProvider>,
  )
  return JSON.parse(html.replaceAll('&quot;', '"'))
}

test('the companion is told of SOS, and what she said of this day in her own zone', () => {
  expect(contextOf(true, { mood: 'flat', energy: 'low', focus: 'the washing' })).toEqual({
    isSOS: true,
    youToday: { mood: 'flat', energy: 'low', focus: 'the washing' },
  })
})

test('half a day told is none', () => {
  expect(contextOf(false, { mood: 'flat' })).toEqual({ isSOS: false, youToday: null })
})
