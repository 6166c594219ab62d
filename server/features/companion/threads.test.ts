import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatTexts } from '#content/chat.ts'
import * as companion from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import { modeIds } from '#contract/options.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { insertFailure } from './answers-repo.ts'

let server: TestServer
let ana: Visitor & { userId: string }
let bea: Visitor & { userId: string }
beforeAll(async () => {
  server = await startTestServer()
  ;[ana, bea] = await Promise.all([server.member(), server.member()])
})
afterAll(() => server.close())

test('a chat may be begun in any mode', async () => {
  for (const mode of modeIds) {
    const { id } = (await ana.call(companion.createThread, { body: { mode } })).body
    expect((await readTalk(ana, id)).thread.mode).toBe(mode)
  }
})

test('a deleted chat is gone from every reading at once, and undo brings it back as it was', async () => {
  const threadId = await startTalk(ana, 'she only naps on me')
  const [mine] = (await readTalk(ana, threadId)).messages
  const messageId = mine?.id ?? ''
  await ana.call(companion.updateThread, { params: { threadId }, body: { is_saved: true } })
  await ana.call(companion.starMessage, { params: { messageId }, body: { is_starred: true } })
  const before = await readTalk(ana, threadId)

  const params = { threadId }
  expect((await ana.call(companion.deleteThread, { params })).status).toBe(200)
  expect((await ana.call(companion.deleteThread, { params })).status).toBe(200)
  const everywhere = async () => ({
    threads: (await ana.call(companion.listThreads, { query: {} })).body.threads.map(({ id }) => id),
    saved: (await ana.call(companion.listSavedThreads, {})).body.threads.map(({ id }) => id),
    starred: (await ana.call(companion.listStarredMessages, {})).body.messages.map(({ id }) => id),
    chat: (await ana.call(companion.getThread, { params })).status,
    earlier: (await ana.call(companion.listEarlierMessages, { params: { threadId, messageId } })).status,
    save: (await ana.call(companion.updateThread, { params, body: { is_saved: true } })).status,
    star: (await ana.call(companion.starMessage, { params: { messageId }, body: { is_starred: true } }))
      .status,
    say: (await ana.call(companion.motherChat, { body: incoming(threadId, 'hello?') })).status,
  })
  expect(await everywhere()).toEqual({
    threads: [],
    saved: [],
    starred: [],
    chat: 404,
    earlier: 404,
    save: 404,
    star: 404,
    say: 404,
  })

  expect((await bea.send('POST', `/api/threads/${threadId}/restore`)).status).toBe(404)
  expect((await ana.call(companion.restoreThread, { params })).status).toBe(200)
  expect(await readTalk(ana, threadId)).toEqual(before)
  expect((await ana.call(companion.listSavedThreads, {})).body.threads.map(({ id }) => id)).toEqual([
    threadId,
  ])
})

test('a long chat comes in pages of fifty, the newest first, with nothing twice and nothing left out', async () => {
  const threadId = await startTalk(ana)
  await server.testDatabase.asOwner(
    `insert into messages (thread_id, user_id, role, content, created_at)
     select $1, $2, 'user', 'line ' || n, now() - make_interval(mins => 200 - n) from generate_series(1, 120) n`,
    [threadId, ana.userId],
  )
  const chat = await readTalk(ana, threadId)
  expect(chat.messages).toHaveLength(limits.messagePage)
  expect(chat.has_earlier).toBe(true)
  let all = chat.messages
  let hasEarlier: boolean = chat.has_earlier
  while (hasEarlier) {
    const messageId = all[0]?.id ?? ''
    const page = (await ana.call(companion.listEarlierMessages, { params: { threadId, messageId } })).body
    all = [...page.messages, ...all]
    hasEarlier = page.has_earlier
  }
  expect(all.map((message) => message.content)).toEqual(
    Array.from({ length: 120 }, (_, index) => `line ${index + 1}`),
  )
})

test('the list of chats comes by the page: nothing twice, nothing left out, none of the deleted', async () => {
  const cara = await server.member()
  await server.testDatabase.asOwner(
    `with made as (
       insert into threads (user_id, title, deleted_at, updated_at)
       select $1, 'chat ' || n, case when n = 40 then now() end,
         now() - make_interval(secs => case when n between 20 and 60 then 0 else n end)
       from generate_series(1, 70) n returning id, user_id, title)
     insert into messages (thread_id, user_id, role, content) select id, user_id, 'user', title from made`,
    [cara.userId],
  )
  const pages: string[][] = []
  let before: string | null = ''
  while (before !== null) {
    const query: { before?: string } = before ? { before } : {}
    const { body } = await cara.call(companion.listThreads, { query })
    pages.push(body.threads.map(({ id }) => id))
    before = body.next
  }
  expect(pages.map(({ length }) => length)).toEqual([30, 30, 9])
  expect(new Set(pages.flat()).size).toBe(69)
  const bad = ['x', '2026-11-21T00:00:00.000000Z_', `9999-99-99T00:00:00.000000Z_${randomUUID()}`]
  for (const wrong of bad)
    expect((await cara.send('GET', `/api/threads?before=${encodeURIComponent(wrong)}`)).status).toBe(400)
})

test('her last message changes with its reply, once, however often it is sent', async () => {
  const threadId = await startTalk(ana, 'he bites', 'and he kicks')
  const { messages } = await readTalk(ana, threadId)
  const [first, , last] = messages
  const body = { ...incoming(threadId, 'and he sings'), replaces: last?.id }
  const answers = await Promise.all([1, 2, 3].map(() => ana.call(companion.motherChat, { body })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const now = await readTalk(ana, threadId)
  expect(now.messages).toHaveLength(4)
  expect(now.messages[2]).toMatchObject({ id: body.message_id, content: 'and he sings' })
  expect(now.messages[3]?.id).toBe(answers[0]?.body.message.id)

  const notLast = await ana.send('POST', companion.motherChat.path, {
    ...incoming(threadId, 'x'),
    replaces: first?.id,
  })
  expect(notLast).toMatchObject({
    status: 409,
    body: { error: 'Only the last thing you said can be changed.' },
  })
  expect((await readTalk(ana, threadId)).messages).toEqual(now.messages)
})

test('a star outlives a change: the reply that has it stays, and her message keeps it in its new words', async () => {
  const threadId = await startTalk(ana, 'he bites')
  const [mine, reply] = (await readTalk(ana, threadId)).messages
  for (const messageId of [mine?.id ?? '', reply?.id ?? ''])
    await ana.call(companion.starMessage, { params: { messageId }, body: { is_starred: true } })
  const body = { ...incoming(threadId, 'he sings'), replaces: mine?.id }
  const answered = (await ana.call(companion.motherChat, { body })).body.message
  expect((await readTalk(ana, threadId)).messages).toEqual([
    { ...reply, is_starred: true },
    expect.objectContaining({ id: body.message_id, content: 'he sings', is_starred: true }),
    expect.objectContaining({ id: answered.id, is_starred: false }),
  ])
})

test('a reply that is being stored while its message is changed goes with it', async () => {
  const threadId = await startTalk(ana)
  const old = randomUUID()
  const storing = new pg.Client({ connectionString: server.testDatabase.url })
  await storing.connect()
  await storing.query(
    `insert into messages (id, thread_id, user_id, role, content) values ($1, $2, $3, 'user', 'he bites')`,
    [old, threadId, ana.userId],
  )
  await storing.query('begin')
  await storing.query(
    `insert into messages (thread_id, user_id, role, content, in_reply_to, reply) values ($1, $2, 'assistant', 'x', $3, '{}')`,
    [threadId, ana.userId, old],
  )
  const body = { ...incoming(threadId, 'he kicks'), replaces: old }
  const changed = ana.call(companion.motherChat, { body })
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(() => server.testDatabase.asOwner(waiting)).toHaveLength(1)
  await storing.query('commit')
  await storing.end()
  const { message } = (await changed).body
  const { messages } = await readTalk(ana, threadId)
  expect(messages.map(({ id }) => id)).toEqual([body.message_id, message.id])
})

test('a chat whose first words are changed is called by the new ones', async () => {
  const threadId = await startTalk(ana, 'wrong words')
  const [first] = (await readTalk(ana, threadId)).messages
  await ana.call(companion.motherChat, {
    body: { ...incoming(threadId, 'right words'), replaces: first?.id },
  })
  expect((await readTalk(ana, threadId)).thread.title).toBe('Right words')
})

test("nobody changes another member's message", async () => {
  const threadId = await startTalk(ana, 'mine')
  const hers = await startTalk(bea, 'hers')
  const [mine] = (await readTalk(ana, threadId)).messages
  const answer = await bea.send('POST', companion.motherChat.path, {
    ...incoming(hers, 'x'),
    replaces: mine?.id,
  })
  expect(answer.status).toBe(409)
  expect((await readTalk(ana, threadId)).messages).toHaveLength(2)
})

test('words that stand in for a reply stand behind their own message, and never where it is gone', async () => {
  const threadId = await startTalk(ana)
  const [first, second] = [randomUUID(), randomUUID()]
  await server.testDatabase.asOwner(
    `insert into messages (id, thread_id, user_id, role, content, created_at) values
     ($1, $3, $4, 'user', 'one', now() - interval '2 s'), ($2, $3, $4, 'user', 'two', now() - interval '1 s')`,
    [first, second, threadId, ana.userId],
  )
  const fail = (inReplyTo: string) =>
    insertFailure(server.services.database, { threadId, userId: ana.userId, inReplyTo, content: 'failed' })
  await fail(randomUUID())
  await fail(first)
  const { messages } = await readTalk(ana, threadId)
  expect(messages.map(({ content }) => content)).toEqual(['one', 'failed', 'two'])
})

test('a message without an answer is being answered for a minute, then it is unanswered until it is sent again', async () => {
  const threadId = await startTalk(ana)
  const id = randomUUID()
  await server.testDatabase.asOwner(
    `insert into messages (id, thread_id, user_id, role, content) values ($1, $2, $3, 'user', 'are you there')`,
    [id, threadId, ana.userId],
  )
  expect(await readTalk(ana, threadId)).toMatchObject({ replying: true, unanswered: null })
  await server.testDatabase.asOwner(
    `update messages set created_at = now() - interval '61 s' where id = $1`,
    [id],
  )
  expect(await readTalk(ana, threadId)).toMatchObject({ replying: false, unanswered: id })

  await server.testDatabase.asOwner(
    `insert into messages (thread_id, user_id, role, content, in_reply_to) values ($1, $2, 'assistant', $3, $4)`,
    [threadId, ana.userId, chatTexts.couldNotReply, id],
  )
  expect(await readTalk(ana, threadId)).toMatchObject({ replying: false, unanswered: id })
  await ana.call(companion.motherChat, { body: incoming(threadId, 'are you there', id) })
  const chat = await readTalk(ana, threadId)
  expect(chat).toMatchObject({ replying: false, unanswered: null })
  expect(chat.messages).toHaveLength(2)
  expect(chat.messages[1]?.content).not.toBe(chatTexts.couldNotReply)
})
