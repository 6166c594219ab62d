import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { motherChat } from '#contract/companion.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { setSenders } from '#web/lib/offline/senders.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { deliverMessage } from './deliver-message.ts'
import { liveReplyOf } from './live-state.ts'
import { markAnsweredOnPhone, queuedIn } from './queued-messages.ts'
import { newMessage, sendMessage } from './send-message.ts'

const context = { isSOS: false, youToday: null }
let threadId = ''
/** What the server is asked; it is out of reach. */
let asked: { user_text: string; answered_on_phone?: boolean }[] = []

beforeEach(() => {
  threadId = crypto.randomUUID()
  asked = []
  stubPhoneStorage()
  setSenders({ [motherChat.path]: async () => deliverMessage })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.endsWith('/mother_chat')) asked.push(JSON.parse(String(init.body)))
    throw new TypeError('network')
  })
})
afterEach(() => {
  setSenders({})
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Says it, and waits until nobody could be reached. */
async function sayOffline(text: string): Promise<string> {
  const message = newMessage(text)
  const before = asked.length
  sendMessage(threadId, message, context)
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before))
  await vi.waitFor(() => expect(liveReplyOf(threadId)?.failure?.isOutage).toBe(true))
  return message.messageId
}

test('what her phone answered and she went on from says so when it is sent, and survives the tab', async () => {
  const id = await sayOffline('she bites')
  expect(asked.at(-1)).not.toHaveProperty('answered_on_phone')
  markAnsweredOnPhone(threadId, id)
  expect(queuedIn(threadId)[0]?.isAnsweredOnPhone).toBe(true)
  expect(allOutboxItems()[0]?.input.body).toMatchObject({ user_text: 'she bites', answered_on_phone: true })
  sendMessage(threadId, { messageId: id, text: 'she bites', replaces: null }, context)
  await vi.waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ user_text: 'she bites', answered_on_phone: true }),
  )
})

test('what waits no more is not marked', async () => {
  await sayOffline('she bites')
  markAnsweredOnPhone(threadId, 'another')
  expect(allOutboxItems()).toHaveLength(1)
  expect(queuedIn(threadId)[0]?.isAnsweredOnPhone).toBe(false)
})
