import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type getThread, type MotherReply, motherChat, type ReplyEvent } from '#contract/companion.ts'
import type { RouteReply } from '#contract/route.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { setSenders } from '#web/lib/offline/senders.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { threadQuery } from './api.ts'
import { deliverMessage } from './deliver-message.ts'
import { catchUp, stopFollowing } from './live-reply.ts'
import { liveReplyOf } from './live-state.ts'
import { lastBegun, queuedIn } from './queued-messages.ts'
import { starredMessagesQuery } from './saving.ts'
import { beginChat, newMessage, sendMessage } from './send-message.ts'

type Chat = RouteReply<typeof getThread>

// Each test has a chat of its own: this tab goes on listening to what another left open.
let threadId = ''
const context = { isSOS: false, youToday: null }
const calm: SafetyNotice = { level: 'none', cardId: null, softLine: null }
const grave: SafetyNotice = { level: 'crisis', cardId: 'crisis-suicide', softLine: null }
let message = newMessage('hers')
let hers: Chat['messages'][number]
let answer: Chat['messages'][number]

function stored(id: string, role: 'user' | 'assistant', content: string) {
  const created_at = '2026-11-21T00:00:00.000Z'
  return { id, thread_id: threadId, role, content, options: [], is_starred: false, created_at }
}

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
  reply: {
    ack: 'Yes.',
    block: '',
    steps: [],
    question: '',
    options: [],
    message: answer,
    safety,
  } as MotherReply,
})

/** What the server is asked for a reply with. */
interface Asked {
  thread_id?: string
  message_id: string
  user_text: string
  messages: { content: string }[]
}
/** The replies that the phone follows, in the order in which they were asked for. */
let streams: { asked: Asked; tell: (event: ReplyEvent) => void; lose: () => void; signal: AbortSignal }[] = []
/** Gives the chat to whoever reads it; null where it cannot be reached. */
let read: () => Promise<Chat | null>

beforeEach(() => {
  threadId = crypto.randomUUID()
  message = newMessage('hers')
  hers = stored(message.messageId, 'user', 'hers')
  answer = stored('an-answer', 'assistant', 'Yes.')
  streams = []
  read = async () => null
  stubPhoneStorage()
  setSenders({ [motherChat.path]: async () => deliverMessage })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/mother_chat')) {
      const chat = await read()
      if (!chat) throw new TypeError('network')
      return Response.json(chat)
    }
    const signal = init.signal as AbortSignal
    const asked = JSON.parse(String(init.body)) as Asked
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const tell = (event: ReplyEvent) => {
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
          if (event.type === 'done') controller.close()
        }
        const lose = () => controller.error(new Error('lost'))
        signal.addEventListener('abort', lose)
        streams.push({ asked, tell, lose, signal })
      },
    })
    return new Response(body)
  })
})
afterEach(() => {
  setSenders({})
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
  read = async () => chatWith([hers], { replying: true }, grave)
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
  expect(streams).toHaveLength(1)
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
  read = async () => chatWith([hers], state)
  await catchUp(threadId)
  expect(signal.aborted).toBe(true)
  expect([live(), held()]).toMatchObject([null, state])
})

test('of a connection that died before anybody heard her, the message goes out anew', async () => {
  hold(chatWith([]))
  read = async () => chatWith([])
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
  read = async () => chatWith([hers], { replying: true }, grave)
  sendMessage(threadId, message, context)
  await sent()
  await catchUp(threadId)
  expect([waiting(), live(), isCardOpen(), held()?.replying]).toEqual([[], null, true, true])
})

test('a look that is overtaken changes nothing', async () => {
  hold(chatWith([]))
  const reading = Promise.withResolvers<Chat>()
  read = () => reading.promise
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

test('a message that has made way for another wording is not offered again', async () => {
  hold(chatWith([]))
  sendMessage(threadId, message, context)
  const { tell } = await sent()
  tell({ type: 'safety', safety: calm })
  const other = stored('other', 'user', 'in other words')
  read = async () => chatWith([other], { replying: true })
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
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.tell({ type: 'safety', safety: calm })
  streams[0]?.tell({ type: 'failed', error: 'Five for today.', code: 'members_only' })
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
  read = () => new Promise(() => {})
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
  read = async () => ({ ...chatWith([{ ...hers, is_starred: true }, kept]), threads: [] })
  sendMessage(threadId, { ...message, replaces: old.id }, context)
  ;(await sent()).tell(done(calm))
  await vi.waitFor(() => expect(held()?.messages).toEqual([kept, { ...hers, is_starred: true }, answer]))
  const starred = () => queryClient.getQueryData(starredMessagesQuery.queryKey)
  await vi.waitFor(() => expect(starred()?.[0]?.content).toBe('hers'))
})
