import { afterAll, beforeAll, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { readTalk, startTalk } from '#server/testing/talk.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('saved chats come in the order of saving, and removing one and undoing it puts it back', async () => {
  const ana = await server.member()
  const first = await startTalk(ana, 'first')
  const second = await startTalk(ana, 'second')
  const save = (threadId: string, is_saved: boolean) =>
    ana.call(companion.updateThread, { params: { threadId }, body: { is_saved } })
  const saved = async () =>
    (await ana.call(companion.listSavedThreads, {})).body.threads.map(({ title }) => title)
  await save(second, true)
  await save(first, true)
  await save(first, true)
  expect(await saved()).toEqual(['First', 'Second'])
  await save(first, false)
  expect(await saved()).toEqual(['Second'])
  await save(first, true)
  expect(await saved()).toEqual(['First', 'Second'])
  const rows = await server.testDatabase.asOwner('select thread_id from saved_threads where user_id = $1', [
    ana.userId,
  ])
  expect(rows).toHaveLength(2)
})

test('at most twenty saved chats and twenty starred messages are shown, the newest', async () => {
  const ana = await server.member()
  await server.testDatabase.asOwner(
    `with made as (
       insert into threads (user_id, title, is_saved) select $1, 'chat ' || n, true from generate_series(1, 25) n
       returning id, user_id, title),
     spoken as (
       insert into messages (thread_id, user_id, role, content, is_starred, created_at)
       select id, user_id, 'user', title, true, now() + make_interval(secs => split_part(title, ' ', 2)::int) from made)
     insert into saved_threads (thread_id, user_id, created_at)
     select id, user_id, now() + make_interval(secs => split_part(title, ' ', 2)::int) from made`,
    [ana.userId],
  )
  const newest = Array.from({ length: 20 }, (_, index) => `chat ${25 - index}`)
  const { threads } = (await ana.call(companion.listSavedThreads, {})).body
  const { messages } = (await ana.call(companion.listStarredMessages, {})).body
  expect(limits).toMatchObject({ savedThreads: 20, savedThreadsShown: 12, starredMessages: 20 })
  expect(threads.map(({ title }) => title)).toEqual(newest)
  expect(messages.map(({ content }) => content)).toEqual(newest)
})

test("her own messages and the companion's can be starred, by nobody else", async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const threadId = await startTalk(ana, 'the first smile today')
  const star = (member: typeof ana, messageId: string, is_starred: boolean) =>
    member.call(companion.starMessage, { params: { messageId }, body: { is_starred } })
  const { messages } = await readTalk(ana, threadId)
  for (const { id } of messages) {
    expect((await star(bea, id, true)).status).toBe(404)
    expect((await star(ana, id, true)).body).toEqual({ id, is_starred: true })
  }
  expect((await readTalk(ana, threadId)).messages.map(({ is_starred }) => is_starred)).toEqual([true, true])
  expect((await ana.call(companion.listStarredMessages, {})).body.messages).toHaveLength(2)
  expect((await bea.call(companion.listStarredMessages, {})).body.messages).toEqual([])
  for (const { id } of messages) await star(ana, id, false)
  expect((await ana.call(companion.listStarredMessages, {})).body.messages).toEqual([])
})

test('chats are kept for ever until she chooses a week, and each chooses for herself', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const keep = async (member: typeof ana) => (await member.call(companion.getChatSettings, {})).body.keep
  expect(await keep(ana)).toBe('forever')
  await ana.call(companion.saveChatSettings, { body: { keep: 'week' } })
  expect(await keep(ana)).toBe('week')
  expect(await keep(bea)).toBe('forever')
  await ana.call(companion.saveChatSettings, { body: { keep: 'forever' } })
  expect(await keep(ana)).toBe('forever')
})
