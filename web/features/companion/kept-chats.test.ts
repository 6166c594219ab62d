import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message, Thread } from '#contract/companion.ts'
import { keep } from '#web/lib/offline/kept.ts'
import { dropUnsavedChats, keptChat, withChat } from './kept-chats.ts'

const stored = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }),
)
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

const chat = (id: string, is_saved: boolean, count = 1) => ({
  thread: { id, is_saved } as Thread,
  messages: Array.from({ length: count }, (_, index) => ({ id: String(index) }) as Message),
  has_earlier: false,
  replying: true,
  unanswered: null,
})

test('the end of a saved chat stays on the phone, for as long as it is saved', () => {
  keep('chats', withChat(chat('a', true, 30)))
  keep('chats', withChat(chat('b', true)))
  expect(keptChat('a')).toMatchObject({ has_earlier: true, replying: false })
  expect(keptChat('a')?.messages.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 10),
  )
  keep('chats', withChat(chat('a', false, 30)))
  expect(keptChat('a')).toBeUndefined()
  expect(keptChat('b')?.messages).toHaveLength(1)
  dropUnsavedChats(['a'])
  expect(keptChat('b')).toBeUndefined()
})
