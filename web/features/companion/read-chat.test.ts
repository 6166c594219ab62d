import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { motherChat } from '#contract/companion.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { queueWrite } from '#web/lib/offline/queue-or-send.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { emptyChat, readChat, threadQuery } from './api.ts'

const id = 'a-chat'
const message = {
  id,
  thread_id: id,
  role: 'user' as const,
  content: 'she only naps on me',
  options: [],
  is_starred: false,
  created_at: '2026-11-23T03:00:00.000Z',
}
const begun = emptyChat(id, { mode: null, is_sos: false })
const fetched = vi.fn(async () => Response.json({ ...begun, messages: [message] }))

beforeEach(() => {
  stubPhoneStorage()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  const body = {
    message_id: id,
    messages: [],
    user_text: message.content,
    context: { isSOS: false, youToday: null },
  }
  queueWrite(motherChat, { body }, { id, refreshes: [], lane: id })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a chat whose first words wait is empty, and no server is asked', async () => {
  queryClient.setQueryData(threadQuery(id).queryKey, begun)
  expect((await readChat(id)).messages).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
})

test('once its reply has come it is read, though its first words are still in the outbox', async () => {
  queryClient.setQueryData(threadQuery(id).queryKey, { ...begun, messages: [message] })
  expect((await readChat(id)).messages).toEqual([message])
})
