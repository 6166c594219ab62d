import { afterEach, beforeEach, expect, test } from 'vitest'
import { calm } from '#contract/safety.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { threadQuery } from './api.ts'
import { isLastMessage } from './is-last-message.ts'
import type { Chat } from './kept-chats.ts'
import { endLive, startLive } from './live-state.ts'

beforeEach(stubPhoneStorage)
afterEach(() => queryClient.clear())

const hold = (...ids: string[]) =>
  queryClient.setQueryData(threadQuery('a-chat').queryKey, {
    thread: { safety: calm },
    messages: ids.map((id) => ({ id })),
  } as Chat)

test('what was last is so until she says something, and not any more once that has been answered', () => {
  hold('hers', 'an-answer')
  expect(isLastMessage('a-chat', 'an-answer')).toBe(true)
  startLive('a-chat', { messageId: 'next', text: 'and more', replaces: null })
  expect(isLastMessage('a-chat', 'an-answer')).toBe(false)
  hold('hers', 'an-answer', 'next', 'another-answer')
  endLive('a-chat', 'next')
  expect(isLastMessage('a-chat', 'an-answer')).toBe(false)
  expect(isLastMessage('a-chat', 'another-answer')).toBe(true)
})
