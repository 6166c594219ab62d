import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { motherChat } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import { calm } from '#contract/safety.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { setSenders } from '#web/lib/offline/senders.ts'
import { storedChat, storedMessage } from '#web/testing/chat.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { threadQuery } from './api.ts'
import { beforeHer } from './before-her.ts'
import { deliverMessage } from './deliver-message.ts'
import { liveReplyOf } from './live-state.ts'
import { queuedIn } from './queued-messages.ts'
import { newMessage, sendMessage } from './send-message.ts'

const context = { isSOS: false, youToday: null }
let asked: object[] = []

beforeEach(() => {
  asked = []
  stubPhoneStorage()
  setSenders({ [motherChat.path]: async () => deliverMessage })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    throw new TypeError('network')
  })
})
afterEach(() => {
  setSenders({})
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('what she says bears what her phone had before her then, however long it waits', async () => {
  const { queryKey } = threadQuery('t')
  const hers = storedMessage('t', 'one', 'user', 'he scares me')
  const asking = storedChat(
    't',
    [hers, storedMessage('t', 'two', 'assistant', 'Yes.')],
    {},
    {
      ...calm,
      softLine: 'crisis-violence',
    },
  )
  queryClient.setQueryData(queryKey, asking)
  const message = newMessage('im safe')
  sendMessage('t', message, context)
  const before = { user_text: 'im safe', known_ids: ['one'], is_of_question: true }
  await vi.waitFor(() => expect(asked).toEqual([expect.objectContaining(before)]))

  // Meanwhile another phone of hers told something grave.
  const told = storedMessage('t', 'three', 'user', 'he has hit me')
  queryClient.setQueryData(queryKey, storedChat('t', [...asking.messages, told]))
  await vi.waitFor(() => expect(liveReplyOf('t')?.failure?.isOutage).toBe(true))
  sendMessage('t', message, context)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toMatchObject(before)
})

test('however much waits, what the server heard last is among what is known', async () => {
  const heard = ['one', 'two'].map((id) => storedMessage('long', id, 'user', id))
  queryClient.setQueryData(threadQuery('long').queryKey, storedChat('long', heard))
  for (let count = 0; count < 9; count += 1) sendMessage('long', newMessage(`line ${count}`), context)
  const { known_ids: known = [] } = beforeHer('long')
  expect(known).toHaveLength(limits.chatContext)
  expect(known[0]).toBe('two')
  expect(known.slice(1)).toEqual(
    queuedIn('long')
      .slice(-7)
      .map(({ messageId }) => messageId),
  )
})

test('of a chat that is not on the phone nothing is claimed', async () => {
  sendMessage('elsewhere', newMessage('im safe'), context)
  await vi.waitFor(() => expect(asked.some((body) => 'user_text' in body)).toBe(true))
  expect(asked.find((body) => 'user_text' in body)).not.toHaveProperty('known_ids')
})
