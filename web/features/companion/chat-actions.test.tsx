import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import type { Message, Thread } from '#contract/companion.ts'
import { calm } from '#contract/safety.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { threadQuery } from './api.ts'
import { ChatActions } from './chat-actions.tsx'
import { startLive, updateLive } from './live-state.ts'

beforeEach(() => void stubPhoneStorage())
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const shown = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/chat/a">
        <ChatActions threadId="a" />
      </Router>
    </QueryClientProvider>,
  )

function hold(messages: Message[]): void {
  const thread = { id: 'a', is_saved: false, safety: calm } as Thread
  const rest = { has_earlier: false, replying: false, unanswered: null }
  queryClient.setQueryData(threadQuery('a').queryKey, { thread, messages, ...rest })
}

test('a chat can be saved once something was heard in it, and while that is not known', () => {
  expect(shown()).toContain('Save this chat')
  hold([])
  expect(shown()).not.toContain('Save this chat')
  expect(shown()).toContain('All chats')
  startLive('a', { messageId: 'b', text: 'she bites', replaces: null })
  expect(shown()).not.toContain('Save this chat')
  updateLive('a', 'b', (live) => ({ ...live, safety: calm }))
  expect(shown()).toContain('Save this chat')
})

test('and still can once the server has it', () => {
  hold([{ id: 'b' } as Message])
  expect(shown()).toContain('Save this chat')
})
