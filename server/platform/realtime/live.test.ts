import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOut } from '#contract/account.ts'
import { saveCheckIn, starCheckIn } from '#contract/check-ins.ts'
import * as companion from '#contract/companion.ts'
import { type ChangeEvent, type LiveEvent, listen } from '#contract/events.ts'
import { saveEntry } from '#contract/rediscover.ts'
import { acceptRules, houseRulesVersion } from '#contract/village.ts'
import { openBoard } from '#contract/vision-board.ts'
import { askInsight } from '#contract/you-today.ts'
import { build } from '#server/database/client.ts'
import { hearLive } from '#server/testing/live.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const checkIn = {
  answered_at: new Date().toISOString(),
  answers: {
    type: 'daily' as const,
    responses: { energy: 2, mood: 3, stress: 4, prompt: 'What helped?', promptResponse: 'Tea' },
  },
}
const beginChat = async (who: Visitor) => (await who.call(companion.createThread, { body: {} })).body.id
const say = (who: Visitor, thread_id: string | undefined, message_id: string = crypto.randomUUID()) =>
  who.call(companion.motherChat, {
    body: {
      ...(thread_id && { thread_id }),
      message_id,
      messages: [],
      user_text: 'He slept through',
      context: { isSOS: false, youToday: null },
    },
  })

const changes = (events: LiveEvent[]) =>
  events.filter(({ type }) => !['ready', 'beat'].includes(type)).map(({ type }) => type)

/** How each event is brought about, by a member with a chat. */
const causes: Record<
  // What is told of a post, and of what is new in one, others bring about: their feature tests it.
  Exclude<ChangeEvent['type'], 'village-post' | 'village-unread'>,
  (who: Visitor & { userId: string }, chat: string) => Promise<unknown>
> = {
  'check-ins': async (who) => {
    const checkInId = crypto.randomUUID()
    await who.call(saveCheckIn, { params: { checkInId }, body: checkIn })
    await who.call(starCheckIn, { params: { checkInId }, body: { is_starred: true } })
  },
  'you-today': (who) =>
    who.call(askInsight, { body: { name: 'Ana', mood: 'calm', energy: 'mid', focus: '' } }),
  'vision-board': (who) => who.call(openBoard, { body: {} }),
  inbox: ({ userId }) =>
    server.testDatabase.asOwner(`select notify($1, 'export_ready', 'x', null, null)`, [userId]),
  rediscover: (who) =>
    who.call(saveEntry, {
      params: { sessionId: crypto.randomUUID(), prompt: 'hope' },
      body: {
        response: { module: 'intake', exercise: 'hope', data: null },
        base: null,
        edit_id: crypto.randomUUID(),
      },
    }),
  threads: beginChat,
  thread: say,
  village: (who) => who.call(acceptRules, { body: { version: houseRulesVersion } }),
}

test.each(Object.entries(causes))(
  '%s comes to each of her phones, and to no other member, whatever she watches',
  async (type, cause) => {
    const [ana, bea] = [await server.member(), await server.member()]
    const chat = await beginChat(ana)
    const phones = [await hearLive(ana, [`thread:${chat}`]), await hearLive(ana, [`thread:${chat}`])]
    const other = await hearLive(bea, [`thread:${chat}`])
    expect(other.received).toEqual([{ type: 'ready', watching: [] }])
    await cause(ana, chat)
    for (const phone of phones) await phone.next(type as LiveEvent['type'])
    // What is told comes in order: once hers has come, nothing of Ana's is still on its way.
    await causes['check-ins'](bea, '')
    await other.next('check-ins')
    expect(new Set(changes(other.received))).toEqual(new Set(['check-ins']))
    const hers = JSON.stringify(other.received)
    for (const id of [ana.userId, chat]) expect(hers).not.toContain(id)
    for (const stream of [...phones, other]) stream.leave()
  },
)

test('one of the same chat id hears nothing of the other', async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  const chat = crypto.randomUUID()
  // A chat that a message begins has the id that the phone gave the message.
  for (const who of [ana, bea]) await say(who, undefined, chat)
  const stream = await hearLive(bea, [`thread:${chat}`])
  expect(stream.received).toEqual([{ type: 'ready', watching: [`thread:${chat}`] }])
  await say(ana, chat)
  await causes['check-ins'](bea, '')
  await stream.next('check-ins')
  expect(changes(stream.received)).not.toContain('thread')
  stream.leave()
})

test('a reply is told to her list of chats as well, though it changes no chat', async () => {
  const ana = await server.member()
  const chat = await beginChat(ana)
  const stream = await hearLive(ana)
  const reply = {
    id: crypto.randomUUID(),
    thread_id: chat,
    user_id: ana.userId,
    role: 'assistant',
    content: 'Yes.',
  }
  await server.services.database.asMember(ana.userId).rows(build.insertInto('messages').values(reply))
  await stream.next('threads')
  stream.leave()
})

test('her own page is named to her, so that it need not read its own change', async () => {
  const ana = await server.member()
  const stream = await hearLive(ana)
  await ana.send('PUT', `/api/check-ins/${crypto.randomUUID()}`, checkIn, { 'x-page': 'this-page' })
  expect(await stream.next('check-ins')).toEqual({ type: 'check-ins', page: 'this-page' })
  stream.leave()
})

test('a session that ends closes its stream at once, and no other', async () => {
  const ana = await server.member()
  const again = server.visitor()
  await again.send('POST', '/api/sign-in', { email: ana.email, password: 'a quiet cup of tea' })
  const [here, there] = [await hearLive(ana), await hearLive(again)]
  await ana.call(signOut, { query: { scope: 'others' } })
  await there.next('ended')
  await there.over
  await causes['check-ins'](ana, '')
  await here.next('check-ins')
  expect((await hearLive(again)).status).toBe(401)
  here.leave()
})

test('a chat that is deleted is watched no more, and a chat of nobody or of another is not watched', async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  const [hers, other] = [await beginChat(ana), await beginChat(bea)]
  const asked = (id: string) => ana.send('GET', `${listen.path}?watch=thread:${id}`)
  expect((await asked(hers)).body).toEqual({ watching: [`thread:${hers}`] })
  expect((await asked(other)).body).toEqual({ watching: [] })
  expect((await asked(crypto.randomUUID())).body).toEqual({ watching: [] })
  const stream = await hearLive(ana, [`thread:${hers}`])
  await ana.call(companion.deleteThread, { params: { threadId: hers } })
  expect(await stream.next('unwatched')).toEqual({ type: 'unwatched', watch: `thread:${hers}` })
  stream.leave()
})

test('a page that shows another member is refused', async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  expect((await ana.send('GET', `${listen.path}?member=${bea.userId}`)).status).toBe(401)
  expect((await ana.send('GET', `${listen.path}?member=${ana.userId}`)).status).toBe(200)
})
