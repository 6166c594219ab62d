import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { uncountReply } from '#server/features/membership/free-replies.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { incoming, readTalk, startTalk, streamReply } from '#server/testing/talk.ts'

const good = {
  safety: 'none',
  ack: 'Two hours is no night.',
  steps: ['Put both feet on the floor.'],
  question: 'Who else is awake?',
  options: ['Nobody', 'My mum'],
}

let server: ModelServer
let owner: pg.Client
beforeAll(async () => {
  server = await startModelServer()
  owner = new pg.Client({ connectionString: server.testDatabase.url })
  await owner.connect()
  // While this lock is held, a message that says so waits on its way into the table.
  await owner.query(`create function wait_for_it() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(1);
    if new.content like '%lost%' then raise exception 'the disk is full'; end if;
    return new;
  end $$`)
  await owner.query(`create trigger wait_for_it before insert on messages for each row
    when (new.role = 'user' and new.content like '%wait%') execute function wait_for_it()`)
})
afterAll(async () => {
  await owner.end()
  await server.close()
})
beforeEach(() => {
  server.model.asked.length = 0
})

test('the model is not asked before her message is kept, and nothing is shown', async () => {
  server.model.answer({ chunks: replyChunks(good) })
  const ana = await server.member()
  const id = await startTalk(ana)
  const waiting = () =>
    owner.query(
      "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
    )
  await owner.query('select pg_advisory_lock(1)')
  let shown = 0
  const sent = streamReply(ana, incoming(id, 'wait with this one'), undefined, () => {
    shown++
  })
  await expect.poll(async () => (await waiting()).rowCount).toBe(1)
  expect({ shown, asked: server.model.asked.length }).toEqual({ shown: 0, asked: 0 })
  await owner.query('select pg_advisory_unlock(1)')
  const { events } = await sent
  expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['safety', 'text'])
  const chat = await readTalk(ana, id)
  expect(chat.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(chat.messages[1]?.content).toContain(good.ack)
})

test('where her message cannot be stored, no model is asked', async () => {
  server.model.answer({ chunks: replyChunks({ ...good, safety: 'crisis-violence' }) })
  const ana = await server.member()
  const id = await startTalk(ana)
  const { events, status } = await streamReply(ana, incoming(id, 'wait, this one is lost'))
  expect({ status, events, asked: server.model.asked.length }).toEqual({ status: 500, events: [], asked: 0 })
  expect(await readTalk(ana, id)).toMatchObject({ messages: [], thread: { safety: { level: 'none' } } })
  expect((await owner.query('select from safety_events where user_id = $1', [ana.userId])).rowCount).toBe(0)
})

test('of two messages at once the model reads the first with the second', async () => {
  server.model.answer({ chunks: replyChunks(good) })
  const ana = await server.member()
  const id = await startTalk(ana)
  const texts = ['the washing', 'the dishes']
  await Promise.all(texts.map((text) => ana.call(companion.motherChat, { body: incoming(id, text) })))
  const told = server.model.asked.map(({ body }) => JSON.stringify(body.messages))
  expect(told.filter((messages) => texts.every((text) => messages.includes(text)))).toHaveLength(1)
})

test('a reply that failed because nothing could be counted is not counted itself', async () => {
  server.model.answer({ chunks: replyChunks(good) })
  const bea = await server.freeMember()
  const id = await startTalk(bea)
  const say = async () =>
    (await bea.send('POST', companion.motherChat.path, incoming(id, 'she wakes every hour'))).status
  await owner.query('alter table model_usage rename to mislaid')
  for (let tries = 0; tries < 6; tries++) expect(await say()).toBe(503)
  await owner.query('alter table mislaid rename to model_usage')
  expect(await say()).toBe(200)
  expect((await owner.query('select from free_replies where user_id = $1', [bea.userId])).rowCount).toBe(1)
})

test('a reply takes the place of the failure of another process', async () => {
  const ana = await server.member()
  const id = await startTalk(ana)
  const body = incoming(id, 'she wakes every hour')
  const failed = Promise.withResolvers<void>()
  server.model.answer({ chunks: replyChunks(good), before: () => failed.promise })
  const fail = () =>
    owner.query(
      `insert into messages (thread_id, user_id, role, content, in_reply_to) values ($1, $2, 'assistant', 'x', $3)`,
      [id, ana.userId, body.message_id],
    )
  const { events } = await streamReply(ana, body, undefined, ({ type }) => {
    if (type === 'safety') void fail().then(() => failed.resolve(), failed.reject)
  })
  const { messages } = await readTalk(ana, id)
  expect(events.at(-1)).toMatchObject({ type: 'done', reply: { message: messages[1] } })
  expect(messages).toHaveLength(2)
})

test('a failure leaves the reply of another process counted', async () => {
  server.model.answer({ chunks: replyChunks(good) })
  const bea = await server.freeMember()
  const id = await startTalk(bea, 'she wakes every hour')
  const [mine, reply] = (await readTalk(bea, id)).messages
  const uncount = async () => {
    await uncountReply(server.services.database.asMember(bea.userId), mine?.id ?? '')
    return (await owner.query('select from free_replies where user_id = $1', [bea.userId])).rowCount
  }
  expect(await uncount()).toBe(1)
  await owner.query('delete from messages where id = $1', [reply?.id])
  expect(await uncount()).toBe(0)
})

test('what the model calls for is asked though it cannot be kept', async () => {
  await owner.query(`create function refuse_card() returns trigger language plpgsql as $$ begin
    raise exception 'the disk is full';
  end $$`)
  await owner.query(`create trigger refuse_card before update on threads for each row
    when (new.soft_line = 'emergency-medical') execute function refuse_card()`)
  const ana = await server.member()
  const id = await startTalk(ana)
  server.model.answer({ chunks: replyChunks({ ...good, safety: 'emergency-medical' }) })
  const { events } = await streamReply(ana, incoming(id, 'she is a funny colour'))
  const safety = { level: 'none', cardId: null, softLine: 'emergency-medical' }
  expect(events).toContainEqual({ type: 'safety', safety, asks_safety: true })
  expect(events.at(-1)).toMatchObject({ type: 'done', reply: { safety } })
})
