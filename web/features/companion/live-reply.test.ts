import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { getThread, MotherReply, ReplyEvent } from '#contract/companion.ts'
import type { RouteReply } from '#contract/route.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { threadQuery } from './api.ts'
import { catchUp, newMessage, resume, sendMessage } from './live-reply.ts'
import { liveReplyOf, undeliveredIn } from './live-state.ts'
import { starredMessagesQuery } from './saving.ts'
import { undeliveredStarted } from './started-chats.ts'

type Chat = RouteReply<typeof getThread>

const threadId = 'a-chat'
const context = { isSOS: false, youToday: null }
const calm: SafetyNotice = { level: 'none', cardId: null, softLine: null }
const grave: SafetyNotice = { level: 'crisis', cardId: 'crisis-suicide', softLine: null }
const message = newMessage('hers')
const { messageId } = message

function stored(id: string, role: 'user' | 'assistant', content: string) {
  const created_at = '2026-11-21T00:00:00.000Z'
  return { id, thread_id: threadId, role, content, options: [], is_starred: false, created_at }
}
const hers = stored(messageId, 'user', 'hers')
const answer = stored('an-answer', 'assistant', 'Yes.')

function chatWith(messages: Chat['messages'], more: Partial<Chat> = {}, safety = calm): Chat {
  const moment = '2026-11-21T00:00:00.000Z'
  return {
    thread: {
      id: threadId,
      title: null,
      preview: null,
      mode: null,
      is_sos: false,
      is_saved: false,
      safety,
      created_at: moment,
      updated_at: moment,
    },
    messages,
    has_earlier: false,
    replying: false,
    unanswered: null,
    ...more,
  }
}
const done = (safety: SafetyNotice): ReplyEvent => ({
  type: 'done',
  reply: { ack: 'Yes.', steps: [], question: '', options: [], message: answer, safety } as MotherReply,
})

/** The replies that the phone follows, in the order in which they were asked for. */
let streams: { tell: (event: ReplyEvent) => void; lose: () => void; signal: AbortSignal }[] = []
/** Gives the chat to whoever reads it; null where it cannot be reached. */
let read: () => Promise<Chat | null>

beforeEach(() => {
  streams = []
  read = async () => null
  stubPhoneStorage()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/mother_chat')) {
      const chat = await read()
      if (!chat) throw new TypeError('network')
      return Response.json(chat)
    }
    const signal = init.signal as AbortSignal
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const tell = (event: ReplyEvent) =>
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
        const lose = () => controller.error(new Error('lost'))
        signal.addEventListener('abort', lose)
        streams.push({ tell, lose, signal })
      },
    })
    return new Response(body)
  })
})
afterEach(() => {
  dismissToast()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const hold = (chat: Chat) => queryClient.setQueryData(threadQuery(threadId).queryKey, chat)
const held = () => queryClient.getQueryData(threadQuery(threadId).queryKey)
const isCardOpen = () => queryClient.getQueryData(['card-open', threadId]) ?? false
const live = () => liveReplyOf(threadId)
async function sent(index = 0) {
  await vi.waitFor(() => expect(streams.length).toBeGreaterThan(index))
  return streams[index] as (typeof streams)[number]
}

test('the card opens where its word was lost on its way, and the chat is read afterwards', async () => {
  hold(chatWith([]))
  read = async () => chatWith([hers], { replying: true }, grave)
  const said = sendMessage(threadId, message, context)
  ;(await sent()).lose()
  await said
  expect([live(), isCardOpen()]).toEqual([null, true])
})

test('the card opens with the whole reply where nothing came of it before', async () => {
  hold(chatWith([]))
  const said = sendMessage(threadId, message, context)
  ;(await sent()).lose()
  await said
  expect([live()?.failure?.canRetry, isCardOpen()]).toEqual([true, false])
  void sendMessage(threadId, message, context)
  ;(await sent(1)).tell(done(grave))
  await vi.waitFor(() => expect(live()).toBeNull())
  expect(isCardOpen()).toBe(true)
})

test('a card that stood before, or that she has put away, stays shut', async () => {
  hold(chatWith([stored('earlier', 'user', 'before')], {}, grave))
  read = async () => chatWith([hers], { unanswered: messageId }, grave)
  const said = sendMessage(threadId, message, context)
  ;(await sent()).lose()
  await said
  expect([live()?.failure?.canRetry, isCardOpen()]).toEqual([true, false])

  hold(chatWith([]))
  const again = sendMessage(threadId, message, context)
  ;(await sent(1)).lose()
  await again
  expect(isCardOpen()).toBe(true)
  queryClient.setQueryData(['card-open', threadId], false)
  read = async () => chatWith([hers, answer], { unanswered: messageId }, grave)
  resume(threadId)
  await vi.waitFor(() => expect(held()?.messages).toHaveLength(2))
  expect(isCardOpen()).toBe(false)
})

test.each([
  ['is still being answered', { replying: true }],
  ['was not answered', { unanswered: messageId }],
])('a connection that died in silence: what %s is left to the chat', async (_what, state) => {
  hold(chatWith([]))
  void sendMessage(threadId, message, context)
  const { tell, signal } = await sent()
  tell({ type: 'safety', safety: calm })
  tell({ type: 'text', text: 'The first half of' })
  await vi.waitFor(() => expect(live()?.reply).toBe('The first half of'))
  read = async () => chatWith([hers], state)
  await catchUp(threadId)
  expect(signal.aborted).toBe(true)
  expect([live(), held()]).toMatchObject([null, state])
})

test('what never arrived says so, and takes it back when a word of it comes after all', async () => {
  hold(chatWith([]))
  read = async () => chatWith([])
  void sendMessage(threadId, message, context)
  const { tell } = await sent()
  await catchUp(threadId)
  expect(live()?.failure?.canRetry).toBe(true)
  expect(undeliveredIn(threadId)?.said).toBe('hers')
  tell({ type: 'safety', safety: calm })
  await vi.waitFor(() => expect(live()?.failure).toBeNull())
})

test('a look that is overtaken changes nothing', async () => {
  hold(chatWith([]))
  const reading = Promise.withResolvers<Chat>()
  read = () => reading.promise
  void sendMessage(threadId, message, context)
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

test('a look still on its way spoils no other try, and only the other try is listened to', async () => {
  hold(chatWith([]))
  const reading = Promise.withResolvers<Chat>()
  const said = sendMessage(threadId, message, context)
  ;(await sent()).lose()
  await said
  read = () => reading.promise
  resume(threadId)
  void sendMessage(threadId, message, context)
  const { tell, signal } = await sent(1)
  reading.resolve(chatWith([]))
  await reading.promise
  tell({ type: 'text', text: 'Yes' })
  await vi.waitFor(() => expect(live()?.reply).toBe('Yes'))
  expect(live()?.failure).toBeNull()

  void sendMessage(threadId, message, context)
  await sent(2)
  expect(signal.aborted).toBe(true)
  expect(live()?.reply).toBe('')
})

test('a message that has made way for another wording is not offered again', async () => {
  hold(chatWith([]))
  const said = sendMessage(threadId, message, context)
  const { tell } = await sent()
  tell({ type: 'safety', safety: calm })
  const other = stored('other', 'user', 'in other words')
  read = async () => chatWith([other], { replying: true })
  tell({ type: 'failed', error: 'You changed this message.', code: 'conflict' })
  await said
  expect([live(), held()?.messages]).toEqual([null, [other]])
})

test('the first words of a chat are found from the box of a new one until the server has them', async () => {
  hold(chatWith([]))
  const said = sendMessage(threadId, message, context)
  ;(await sent()).lose()
  await said
  expect([undeliveredStarted('chat'), undeliveredStarted('sleep')]).toEqual([threadId, undefined])
  void sendMessage(threadId, message, context)
  ;(await sent(1)).tell({ type: 'safety', safety: calm })
  await vi.waitFor(() => expect(live()?.safety).toEqual(calm))
  expect(undeliveredStarted('chat')).toBeUndefined()
})

test('later words are found in the list of chats, and not from the box of a new one', async () => {
  hold(chatWith([stored('earlier', 'user', 'before')]))
  const said = sendMessage(threadId, message, context)
  ;(await sent()).lose()
  await said
  expect(undeliveredIn(threadId)?.said).toBe('hers')
  expect(undeliveredStarted('chat')).toBeUndefined()
})

test('what is said to a chat that is gone waits in the box of a new one, though she has left', async () => {
  hold(chatWith([]))
  writeStored('draft:chat', 'typed before')
  writeStored(`draft:${threadId}`, 'typed after')
  vi.stubGlobal('fetch', async () => Response.json({ error: 'No.', code: 'not_found' }, { status: 404 }))
  await sendMessage(threadId, message, context)
  expect([live(), undeliveredIn(threadId), undeliveredStarted('chat')]).toEqual([null, null, undefined])
  expect(readStored('draft:chat', asText)).toBe('typed before\nhers\ntyped after')
  expect(readStored(`draft:${threadId}`, asText)).toBeUndefined()
})

test('a change for which no reply is left leaves all as it was, and waits where she changes it', async () => {
  const old = stored('old', 'user', 'the old words')
  hold(chatWith([old, { ...answer, id: 'its-answer' }]))
  const refusal = { error: 'Five for today.', code: 'members_only' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }))
  await sendMessage(threadId, { ...message, replaces: old.id }, context)
  expect([live(), undeliveredIn(threadId)]).toEqual([null, null])
  expect(held()?.messages.map(({ id }) => id)).toEqual(['old', 'its-answer'])
  expect(readStored('edit:old', asText)).toBe('hers')
  expect(currentToast()?.title).toBe('Five for today.')
})

test('a change that was heard before no reply was left is not taken back', async () => {
  hold(chatWith([stored('old', 'user', 'the old words')]))
  const said = sendMessage(threadId, { ...message, replaces: 'old' }, context)
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.tell({ type: 'safety', safety: calm })
  streams[0]?.tell({ type: 'failed', error: 'Five for today.', code: 'members_only' })
  await said
  expect(readStored('edit:old', asText)).toBeUndefined()
})

test('an earlier reply that was stopped comes to its place once the next one is there', async () => {
  const earlier = stored('earlier', 'user', 'before')
  const late = stored('late', 'assistant', 'Before that.')
  hold(chatWith([earlier], { replying: true }))
  const isStale = () => queryClient.getQueryState(threadQuery(threadId).queryKey)?.isInvalidated
  void sendMessage(threadId, message, context)
  ;(await sent()).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([earlier, hers, answer]))
  expect(isStale()).toBe(true)

  hold(chatWith([earlier, late, hers], { replying: true }))
  void sendMessage(threadId, message, context)
  ;(await sent(1)).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([earlier, late, hers, answer]))
  expect(isStale()).toBe(false)
})

test('a reading that a finished reply overtook is made again', async () => {
  hold(chatWith([]))
  read = () => new Promise(() => {})
  void queryClient.prefetchQuery({ ...threadQuery(threadId), staleTime: 0 })
  void sendMessage(threadId, message, context)
  ;(await sent()).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([hers, answer]))
  expect(queryClient.getQueryState(threadQuery(threadId).queryKey)?.isInvalidated).toBe(true)
})

test('a finished reply makes no older reading of the chat look new', async () => {
  queryClient.setQueryData(threadQuery(threadId).queryKey, chatWith([]), { updatedAt: 1 })
  void sendMessage(threadId, message, context)
  ;(await sent()).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([hers, answer]))
  expect(queryClient.getQueryState(threadQuery(threadId).queryKey)?.dataUpdatedAt).toBe(1)
})

test('a star outlives a change of the message, and what is saved has the new words of it', async () => {
  const old = { ...stored('old', 'user', 'in other words'), is_starred: true }
  const kept = { ...stored('kept', 'assistant', 'Well said.'), is_starred: true }
  hold(chatWith([old, kept]))
  queryClient.setQueryData(starredMessagesQuery.queryKey, [kept, old])
  read = async () => ({ ...chatWith([{ ...hers, is_starred: true }, kept]), threads: [] })
  void sendMessage(threadId, { ...message, replaces: old.id }, context)
  ;(await sent()).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([kept, { ...hers, is_starred: true }, answer]))
  const starred = () => queryClient.getQueryData(starredMessagesQuery.queryKey)
  await vi.waitFor(() => expect(starred()?.[0]?.content).toBe('hers'))
})
