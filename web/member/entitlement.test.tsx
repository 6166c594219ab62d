import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entitlement } from '#contract/gate.ts'
import type { ModeId } from '#contract/options.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { keep } from '#web/lib/offline/kept.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { useModePath } from './entitlement.ts'

beforeEach(() => {
  stubPhoneStorage()
})
afterEach(() => vi.unstubAllGlobals())

function Way({ to }: { to: ModeId }) {
  return useModePath()(to) ?? 'nowhere'
}

const wayTo = (mode: ModeId) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Way to={mode} />
    </QueryClientProvider>,
  )
const keepEntitlement = (entitlement: Entitlement) =>
  keep('subscription', { ...entitlement, trial_used: true })

test('a free member is led to the chat, which is hers, and to no mode that is closed', () => {
  keepEntitlement({ subscribed: false, on_trial: false })
  expect(wayTo('chat')).toBe('/chat')
  expect(wayTo('reset')).toBe('nowhere')
})

test('a mode opens to whoever has it, and where nobody can say', () => {
  expect(wayTo('reset')).toBe('/modes/reset')
  keepEntitlement({ subscribed: false, on_trial: true })
  expect(wayTo('reset')).toBe('/modes/reset')
})
