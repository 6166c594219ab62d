import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { motherChat } from '#contract/companion.ts'
import { calm, type SafetyNotice } from '#contract/safety.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
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
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { threadQuery } from './api.ts'
import { deliverMessage } from './deliver-message.ts'
import { stopFollowing } from './live-reply.ts'
import { liveReplyOf } from './live-state.ts'
import { lastBegun, queuedIn } from './queued-messages.ts'
import { starredMessagesQuery } from './saving.ts'
import { beginChat, newMessage, sendMessage } from './send-message.ts'

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
  dismissToast()
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

test('what nobody has heard waits, and the card opens with the whole reply where nothing came of it before', async () => {
  hold(chatWith([]))
  sendMessage(threadId, message, context)
  ;(await sent()).lose()
  await hasFailed()
  expect([waiting(), isCardOpen()]).toEqual([['hers'], false])
  sendMessage(threadId, message, context)
  ;(await sent(1)).tell(done(grave))
  await vi.waitFor(() => expect(live()).toBeNull())
  expect([waiting(), isCardOpen()]).toEqual([[], true])
})

test('it goes out from a browser that has no Promise.withResolvers, as those of 2023', async () => {
  hold(chatWith([]))
  const missing = vi.spyOn(Promise, 'withResolvers').mockImplementation(() => {
    throw new TypeError('Promise.withResolvers is not a function')
  })
  sendMessage(threadId, message, context)
  ;(await sent()).tell(done(calm))
  await vi.waitFor(() => expect(live()).toBeNull())
  expect(waiting()).toEqual([])
  missing.mockRestore()
})

test('a card that stood before stays shut', async () => {
  hold(chatWith([stored('earlier', 'user', 'before')], {}, grave))
  sendMessage(threadId, message, context)
  ;(await sent()).tell(done(grave))
  await vi.waitFor(() => expect(held()?.messages).toHaveLength(3))
  expect(isCardOpen()).toBe(false)
})

test('once the server has it, it waits no longer, and a reply that is lost is looked for', async () => {
  hold(chatWith([]))
  server.read = async () => chatWith([hers], { replying: true }, grave)
  sendMessage(threadId, message, context)
  const { tell, lose } = await sent()
  tell({ type: 'safety', safety: calm })
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  lose()
  await vi.waitFor(() => expect([live(), held()?.replying]).toEqual([null, true]))
})

test('what is said in a chat goes in its order, each after the reply before it, with what was said by then', async () => {
  hold(chatWith([]))
  const next = newMessage('and more')
  sendMessage(threadId, message, context)
  sendMessage(threadId, next, context)
  const first = await sent()
  first.tell({ type: 'safety', safety: calm })
  await vi.waitFor(() => expect(waiting()).toEqual(['and more']))
  expect(server.streams).toHaveLength(1)
  first.tell(done(calm))
  const { asked } = await sent(1)
  expect([asked.user_text, asked.messages.map(({ content }) => content)]).toEqual([
    'and more',
    ['hers', 'Yes.'],
  ])
})

test('a stopped reply holds nothing up', async () => {
  hold(chatWith([]))
  sendMessage(threadId, message, context)
  ;(await sent()).tell({ type: 'safety', safety: calm })
  await vi.waitFor(() => expect(live()?.safety).toEqual(calm))
  stopFollowing(threadId)
  sendMessage(threadId, newMessage('and more'), context)
  expect((await sent(1)).asked.user_text).toBe('and more')
})

test('a chat is begun with its first words, which need no network: until they are sent the phone knows it', async () => {
  const id = beginChat({ mode: 'sleep', is_sos: false }, 'awake again', context)
  ;(await sent()).lose()
  await vi.waitFor(() => expect(liveReplyOf(id)?.failure?.canRetry).toBe(true))
  expect([lastBegun('sleep'), lastBegun(null)]).toEqual([id, undefined])
  queryClient.removeQueries({ queryKey: threadQuery(id).queryKey })
  const chat = await queryClient.fetchQuery(threadQuery(id))
  expect([chat.thread.mode, chat.messages]).toEqual(['sleep', []])
  sendMessage(id, { messageId: id, text: 'awake again', replaces: null }, context)
  const { asked, tell } = await sent(1)
  expect([asked.thread_id, asked.message_id]).toEqual([undefined, id])
  tell({ type: 'safety', safety: calm })
  await vi.waitFor(() => expect(lastBegun('sleep')).toBeUndefined())
})

test('a message that has made way for another wording is not offered again', async () => {
  hold(chatWith([]))
  sendMessage(threadId, message, context)
  const { tell } = await sent()
  tell({ type: 'safety', safety: calm })
  const other = stored('other', 'user', 'in other words')
  server.read = async () => chatWith([other], { replying: true })
  tell({ type: 'failed', error: 'You changed this message.', code: 'conflict' })
  await vi.waitFor(() => expect([live(), held()?.messages]).toEqual([null, [other]]))
})

test('what is said to a chat that is gone waits in the box of a new one, though she has left', async () => {
  hold(chatWith([]))
  writeStored('draft:chat', 'typed before')
  writeStored(`draft:${threadId}`, 'typed after')
  vi.stubGlobal('fetch', async () => Response.json({ error: 'No.', code: 'not_found' }, { status: 404 }))
  sendMessage(threadId, message, context)
  await vi.waitFor(() => expect([live(), allOutboxItems()]).toEqual([null, []]))
  expect(readStored('draft:chat', asText)).toBe('typed before\nhers\ntyped after')
  expect(readStored(`draft:${threadId}`, asText)).toBeUndefined()
})

test('a change for which no reply is left leaves all as it was, and waits where she changes it', async () => {
  const old = stored('old', 'user', 'the old words')
  hold(chatWith([old, { ...answer, id: 'its-answer' }]))
  const refusal = { error: 'Five for today.', code: 'members_only' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }))
  sendMessage(threadId, { ...message, replaces: old.id }, context)
  await vi.waitFor(() => expect([live(), allOutboxItems()]).toEqual([null, []]))
  expect(held()?.messages.map(({ id }) => id)).toEqual(['old', 'its-answer'])
  expect(readStored(`edit:${threadId}:old`, asText)).toBe('hers')
  expect(currentToast()?.title).toBe('Five for today.')
})

test('what the server will not have keeps its words, and says why', async () => {
  hold(chatWith([]))
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'Too long.', code: 'bad_input' }, { status: 400 }),
  )
  sendMessage(threadId, message, context)
  await vi.waitFor(() => expect(queuedIn(threadId)).toMatchObject([{ text: 'hers', refused: 'Too long.' }]))
  expect(live()?.failure).toEqual({ words: 'Too long.', canRetry: false, isOutage: false })
})

test('a change that was heard before no reply was left is not taken back', async () => {
  hold(chatWith([stored('old', 'user', 'the old words')]))
  sendMessage(threadId, { ...message, replaces: 'old' }, context)
  await vi.waitFor(() => expect(server.streams).toHaveLength(1))
  server.streams[0]?.tell({ type: 'safety', safety: calm })
  server.streams[0]?.tell({ type: 'failed', error: 'Five for today.', code: 'members_only' })
  await vi.waitFor(() => expect(live()?.failure?.words).toBe('Five for today.'))
  expect(readStored(`edit:${threadId}:old`, asText)).toBeUndefined()
})

test('an earlier reply that was stopped comes to its place once the next one is there', async () => {
  const earlier = stored('earlier', 'user', 'before')
  const late = stored('late', 'assistant', 'Before that.')
  hold(chatWith([earlier], { replying: true }))
  const isStale = () => queryClient.getQueryState(threadQuery(threadId).queryKey)?.isInvalidated
  sendMessage(threadId, message, context)
  ;(await sent()).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([earlier, hers, answer]))
  expect(isStale()).toBe(true)

  hold(chatWith([earlier, late, hers], { replying: true }))
  sendMessage(threadId, message, context)
  ;(await sent(1)).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([earlier, late, hers, answer]))
  expect(isStale()).toBe(false)
})

test('a reading that a finished reply overtook is made again', async () => {
  hold(chatWith([]))
  server.read = () => new Promise(() => {})
  void queryClient.prefetchQuery({ ...threadQuery(threadId), staleTime: 0 })
  sendMessage(threadId, message, context)
  ;(await sent()).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([hers, answer]))
  expect(queryClient.getQueryState(threadQuery(threadId).queryKey)?.isInvalidated).toBe(true)
})

test('a finished reply makes no older reading of the chat look new', async () => {
  queryClient.setQueryData(threadQuery(threadId).queryKey, chatWith([]), { updatedAt: 1 })
  sendMessage(threadId, message, context)
  ;(await sent()).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([hers, answer]))
  expect(queryClient.getQueryState(threadQuery(threadId).queryKey)?.dataUpdatedAt).toBe(1)
})

test('a star outlives a change of the message, and what is saved has the new words of it', async () => {
  const old = { ...stored('old', 'user', 'in other words'), is_starred: true }
  const kept = { ...stored('kept', 'assistant', 'Well said.'), is_starred: true }
  hold(chatWith([old, kept]))
  queryClient.setQueryData(starredMessagesQuery.queryKey, [kept, old])
  server.read = async () => ({ ...chatWith([{ ...hers, is_starred: true }, kept]), threads: [] })
  sendMessage(threadId, { ...message, replaces: old.id }, context)
  ;(await sent()).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([kept, { ...hers, is_starred: true }, answer]))
  const starred = () => queryClient.getQueryData(starredMessagesQuery.queryKey)
  await vi.waitFor(() => expect(starred()?.[0]?.content).toBe('hers'))
})
