import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { motherChat } from '#contract/companion.ts'
import { calm, type SafetyNotice } from '#contract/safety.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { setSenders } from '#web/lib/offline/senders.ts'
import {
  doneWith,
  type ReplyServer,
  type StoredChat,
  storedChat,
  storedMessage,
  stubReplyServer,
} from '#web/testing/chat.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { threadQuery } from './api.ts'
import { deliverMessage } from './deliver-message.ts'
import { catchUp } from './live-reply.ts'
import { liveReplyOf } from './live-state.ts'
import { queuedIn } from './queued-messages.ts'
import { newMessage, sendMessage } from './send-message.ts'

// Each test has a chat of its own: this tab goes on listening to what another left open.
let threadId = ''
const context = { isSOS: false, youToday: null }
const grave: SafetyNotice = { level: 'crisis', cardId: 'crisis-suicide', softLine: null }
let message = newMessage('hers')
let hers: StoredChat['messages'][number]
let answer: StoredChat['messages'][number]
let server: ReplyServer

beforeEach(() => {
  threadId = crypto.randomUUID()
  message = newMessage('hers')
  hers = stored(message.messageId, 'user', 'hers')
  answer = stored('an-answer', 'assistant', 'Yes.')
  stubPhoneStorage()
  server = stubReplyServer()
  setSenders({ [motherChat.path]: async () => deliverMessage })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  setSenders({})
  queryClient.clear()
  vi.unstubAllGlobals()
})

const stored = (id: string, role: 'user' | 'assistant', content: string) =>
  storedMessage(threadId, id, role, content)
const chatWith = (
  messages: StoredChat['messages'],
  more: Partial<StoredChat> = {},
  safety: SafetyNotice = calm,
) => storedChat(threadId, messages, more, safety)
const done = (safety: SafetyNotice) => doneWith(answer, safety)
const hold = (chat: StoredChat) => queryClient.setQueryData(threadQuery(threadId).queryKey, chat)
const held = () => queryClient.getQueryData(threadQuery(threadId).queryKey)
const isCardOpen = () => queryClient.getQueryData(['card-open', threadId]) ?? false
const live = () => liveReplyOf(threadId)
async function sent(index = 0) {
  await vi.waitFor(() => expect(server.streams.length).toBeGreaterThan(index))
  return server.streams[index] as ReplyServer['streams'][number]
}
const waiting = () => queuedIn(threadId).map(({ text }) => text)
const hasFailed = () => vi.waitFor(() => expect(live()?.failure?.canRetry).toBe(true))

test.each([
  ['is still being answered', () => ({ replying: true })],
  ['was not answered', () => ({ unanswered: message.messageId })],
])('a connection that died in silence: what %s is left to the chat', async (_what, stateOf) => {
  const state = stateOf()
  hold(chatWith([]))
  sendMessage(threadId, message, context)
  const { tell, signal } = await sent()
  tell({ type: 'safety', safety: calm })
  tell({ type: 'text', text: 'The first half of' })
  await vi.waitFor(() => expect(live()?.reply).toBe('The first half of'))
  server.read = async () => chatWith([hers], state)
  await catchUp(threadId)
  expect(signal.aborted).toBe(true)
  expect([live(), held()]).toMatchObject([null, state])
})

test('of a connection that died before anybody heard her, the message goes out anew', async () => {
  hold(chatWith([]))
  server.read = async () => chatWith([])
  sendMessage(threadId, message, context)
  const { signal } = await sent()
  await catchUp(threadId)
  expect(signal.aborted).toBe(true)
  await hasFailed()
  expect(waiting()).toEqual(['hers'])
  sendMessage(threadId, message, context)
  ;(await sent(1)).tell({ type: 'safety', safety: calm })
  await vi.waitFor(() => expect([live()?.failure, waiting()]).toEqual([null, []]))
})

test('where the server has heard it, though nothing of that reached the phone, it waits no longer', async () => {
  hold(chatWith([]))
  server.read = async () => chatWith([hers], { replying: true }, grave)
  sendMessage(threadId, message, context)
  await sent()
  await catchUp(threadId)
  expect([waiting(), live(), isCardOpen(), held()?.replying]).toEqual([[], null, true, true])
})

test('a look that is overtaken changes nothing', async () => {
  hold(chatWith([]))
  const reading = Promise.withResolvers<StoredChat>()
  server.read = () => reading.promise
  sendMessage(threadId, message, context)
  const { tell } = await sent()
  const looking = catchUp(threadId)
  tell({ type: 'safety', safety: calm })
  await vi.waitFor(() => expect(live()?.safety).toEqual(calm))
  tell({ type: 'text', text: 'Yes' })
  await vi.waitFor(() => expect(live()?.reply).toBe('Yes'))
  reading.resolve(chatWith([]))
  await looking
  expect(live()).toMatchObject({ reply: 'Yes', failure: null })
  tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([hers, answer]))
})
