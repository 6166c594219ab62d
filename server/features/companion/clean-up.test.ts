import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { removeDeletedThreads, removeOldMessages, removeUnspokenThreads } from './clean-up.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)
const system = () => server.services.database.asSystem()

async function stored(threadId: string) {
  const [row] = await server.testDatabase.asOwner<{ threads: number; messages: number }>(
    `select (select count(*)::int from threads where id = $1) as threads,
            (select count(*)::int from messages where thread_id = $1) as messages`,
    [threadId],
  )
  return row
}

async function chooseAWeek(): Promise<Visitor> {
  const member = await server.member()
  await member.call(companion.saveChatSettings, { body: { keep: 'week' } })
  return member
}

test('a deleted chat can be brought back for twenty minutes, then nothing of it is left', async () => {
  const ana = await server.member()
  const threadId = await startTalk(ana, 'a word')
  const kept = await startTalk(ana, 'another')
  await ana.call(companion.deleteThread, { params: { threadId } })
  await removeDeletedThreads(system(), minutes(19))
  expect(await stored(threadId)).toEqual({ threads: 1, messages: 2 })
  await removeDeletedThreads(system(), minutes(21))
  await removeDeletedThreads(system(), minutes(21))
  expect(await stored(threadId)).toEqual({ threads: 0, messages: 0 })
  expect(await stored(kept)).toEqual({ threads: 1, messages: 2 })
  expect((await ana.send('POST', `/api/threads/${threadId}/restore`)).status).toBe(404)
})

test('after seven days the chats of those who chose a week are gone, and of nobody else', async () => {
  const ana = await chooseAWeek()
  const bea = await server.member()
  const [hers, other] = await Promise.all([startTalk(ana, 'a week'), startTalk(bea, 'for ever')])
  await removeOldMessages(system(), days(6.99))
  expect(await stored(hers)).toEqual({ threads: 1, messages: 2 })
  await removeOldMessages(system(), days(7.01))
  await removeOldMessages(system(), days(7.01))
  expect(await stored(hers)).toEqual({ threads: 0, messages: 0 })
  expect(await stored(other)).toEqual({ threads: 1, messages: 2 })
})

test('nor are those of another whose phone named her chat alike', async () => {
  const [ana, bea] = [await chooseAWeek(), await server.member()]
  const { thread_id: _, ...body } = incoming('', 'a week of words')
  const threadId = body.message_id
  for (const who of [ana, bea]) await who.call(companion.motherChat, { body })
  await removeOldMessages(system(), days(7.01))
  expect((await ana.send('GET', `/api/threads/${threadId}`)).status).toBe(404)
  expect((await readTalk(bea, threadId)).messages).toHaveLength(2)
})

test('a chat that cannot be shortened holds up no other', async () => {
  const ana = await chooseAWeek()
  const [stuck, other] = [await startTalk(ana, 'stays for now', 'the end'), await startTalk(ana, 'goes')]
  const [, , last] = (await readTalk(ana, stuck)).messages
  await ana.call(companion.starMessage, { params: { messageId: last?.id ?? '' }, body: { is_starred: true } })
  const { asOwner } = server.testDatabase
  await asOwner(`alter table threads add constraint not_the_end check (title <> 'The end') not valid`)
  await expect(removeOldMessages(system(), days(8))).rejects.toThrow('1 of 2 failed')
  expect(await stored(stuck)).toEqual({ threads: 1, messages: 4 })
  expect(await stored(other)).toEqual({ threads: 0, messages: 0 })
  await asOwner('alter table threads drop constraint not_the_end')
  await removeOldMessages(system(), days(8))
  expect(await stored(stuck)).toEqual({ threads: 1, messages: 1 })
})

test('starred messages and saved chats stay, and no title quotes what is gone', async () => {
  const ana = await chooseAWeek()
  const starredIn = await startTalk(ana, 'something private', 'the good part')
  const saved = await startTalk(ana, 'keep all of this')
  await ana.call(companion.updateThread, { params: { threadId: saved }, body: { is_saved: true } })
  const hers = await startTalk(ana, 'nothing to keep', 'but this')
  const reply = (await readTalk(ana, starredIn)).messages[1]
  const [, itsReply, second] = (await readTalk(ana, hers)).messages
  for (const one of [reply, itsReply, second])
    await ana.call(companion.starMessage, {
      params: { messageId: one?.id ?? '' },
      body: { is_starred: true },
    })
  await removeOldMessages(system(), days(8))
  const left = await readTalk(ana, starredIn)
  expect(left.messages).toEqual([{ ...reply, is_starred: true }])
  expect(left.thread.title).not.toContain('private')
  expect(left.thread.title).not.toMatch(/^$|•/)
  expect(left).toMatchObject({ replying: false, unanswered: null })
  expect((await readTalk(ana, hers)).thread.title).toBe('But this')
  expect(await stored(saved)).toEqual({ threads: 1, messages: 2 })
})

test('after thirty days a chat in which nothing was said is gone, unless it is saved', async () => {
  const ana = await server.member()
  const [empty, saved] = [await startTalk(ana), await startTalk(ana)]
  const spoken = await startTalk(ana, 'a word')
  await ana.call(companion.updateThread, { params: { threadId: saved }, body: { is_saved: true } })
  await removeUnspokenThreads(system(), days(29.9))
  expect(await stored(empty)).toEqual({ threads: 1, messages: 0 })
  await removeUnspokenThreads(system(), days(30.1))
  await removeUnspokenThreads(system(), days(30.1))
  expect(await stored(empty)).toEqual({ threads: 0, messages: 0 })
  expect(await stored(saved)).toEqual({ threads: 1, messages: 0 })
  expect(await stored(spoken)).toEqual({ threads: 1, messages: 2 })
})

test('neither is a chat removed that is spoken in again, nor one whose first words are being kept', async () => {
  const ana = await server.member()
  const [again, first] = [await startTalk(ana), await startTalk(ana)]
  await server.testDatabase.asOwner(
    "update threads set created_at = now() - interval '31 days', updated_at = now() - interval '31 days' where id = any($1)",
    [[again, first]],
  )
  await server.testDatabase.asOwner('update threads set updated_at = now() where id = $1', [again])
  const keeping = new pg.Client({ connectionString: server.testDatabase.url })
  await keeping.connect()
  await keeping.query('begin')
  await keeping.query('select from threads where id = $1 for no key update', [first])
  await keeping.query(
    `insert into messages (thread_id, user_id, role, content) values ($1, $2, 'user', 'at last')`,
    [first, ana.userId],
  )
  await keeping.query("update threads set title = 'At last', updated_at = now() where id = $1", [first])
  const removing = removeUnspokenThreads(system(), new Date())
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(() => server.testDatabase.asOwner(waiting)).toHaveLength(1)
  await keeping.query('commit')
  await keeping.end()
  await removing
  expect(await stored(first)).toEqual({ threads: 1, messages: 1 })
  expect(await stored(again)).toEqual({ threads: 1, messages: 0 })
})
