import { afterAll, beforeAll, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { membershipJobs } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const say = (member: Visitor, thread: string, text = 'She will not nap', id?: string) =>
  member.send<{ error: string; code?: string; safety?: { cardId: string | null } }>(
    'POST',
    companion.motherChat.path,
    incoming(thread, text, id),
  )
const used = /^That's your five free replies for today\./

test('a free member has five replies a day, however many she asks for at once', async () => {
  const member = await server.freeMember()
  const threads = await Promise.all(Array.from({ length: 12 }, () => startTalk(member)))
  const answers = await Promise.all(threads.map((thread) => say(member, thread)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'members_only', error: expect.stringMatching(used) },
    })
})

test('a reply that failed is not counted, and the same message tried again counts once', async () => {
  const member = await server.freeMember()
  const thread = await startTalk(member)
  const { asOwner } = server.testDatabase
  await asOwner('alter table messages add constraint no_reply_today check (reply is null) not valid')
  for (let tries = 0; tries < 6; tries += 1)
    expect((await say(member, thread, 'Are you there')).status).toBe(503)
  const { messages } = (await member.call(companion.getThread, { params: { threadId: thread } })).body
  expect(messages.at(-1)?.content).toBe(
    "Hmm, I couldn't reach my brain right now. Give it a second and try again.",
  )
  await asOwner('alter table messages drop constraint no_reply_today')
  const again = crypto.randomUUID()
  for (let tries = 0; tries < 3; tries += 1)
    expect((await say(member, thread, 'Are you there', again)).status).toBe(200)
  for (let count = 0; count < 4; count += 1) expect((await say(member, thread)).status).toBe(200)
  expect((await say(member, thread)).status).toBe(403)
})

test('SOS and hard words always get their reply and their card, and are not counted', async () => {
  const member = await server.freeMember()
  const thread = await startTalk(member, ...Array.from({ length: 5 }, () => 'Long day'))
  expect((await say(member, thread)).status).toBe(403)
  const sos = { ...incoming(thread, 'I cannot do this'), context: { isSOS: true, youToday: null } }
  for (let count = 0; count < 3; count += 1) {
    const answer = await member.send('POST', companion.motherChat.path, {
      ...sos,
      message_id: crypto.randomUUID(),
    })
    expect(answer.status).toBe(200)
  }
  const hard = await say(member, thread, "I don't want to be here anymore, they'd be better off")
  expect(hard).toMatchObject({ status: 200, body: { safety: { cardId: expect.any(String) } } })
})

test('an answer of the facts shelf is not counted, and still there once the five are used', async () => {
  const member = await server.freeMember()
  const thread = await startTalk(member)
  const asked = ['when do i start solids', 'can i drink wine if im breastfeeding']
  for (const text of asked) expect((await say(member, thread, text)).status).toBe(200)
  for (let count = 0; count < 5; count += 1) expect((await say(member, thread)).status).toBe(200)
  expect((await say(member, thread)).status).toBe(403)
  expect(await say(member, thread, 'how many wet nappies a day is normal')).toMatchObject({
    status: 200,
    body: { ack: expect.stringContaining('wet nappies') },
  })
  expect((await say(member, thread)).status).toBe(403)
})

test.each([
  'bub 8 weeks 38.4 shld i go hospital',
  'he licked the dishwasher tablet',
  'pulled hot coffee on himself',
  'how much nurofen for 10kg',
])('so is what the shelf answers though she only tells it, or asks for it loosely: %s', async (text) => {
  const member = await server.freeMember()
  const thread = await startTalk(member)
  const ofShelf = { status: 200, body: { ack: expect.stringContaining('For: ') } }
  expect(await say(member, thread, text)).toMatchObject(ofShelf)
  for (let count = 0; count < 5; count += 1) expect((await say(member, thread)).status).toBe(200)
  expect((await say(member, thread)).status).toBe(403)
  expect(await say(member, await startTalk(member), text)).toMatchObject(ofShelf)
})

test('the stream says that the replies are used, and what she said waits in the chat', async () => {
  const member = await server.freeMember()
  const thread = await startTalk(member, ...Array.from({ length: 5 }, () => 'Long day'))
  const sent = incoming(thread, 'One more thing')
  const { body } = await member.send<string>('POST', companion.motherChat.path, sent, {
    accept: 'text/event-stream',
  })
  expect(body).toContain('"code":"members_only"')
  const chat = (await member.call(companion.getThread, { params: { threadId: thread } })).body
  expect(chat.messages.slice(-2)).toMatchObject([
    { id: sent.message_id, content: 'One more thing' },
    { role: 'assistant', content: expect.stringMatching(used) },
  ])
  expect(chat).toMatchObject({ replying: false, unanswered: sent.message_id })
})

test('where no reply is left, changing what she said last takes away neither that nor its reply', async () => {
  const member = await server.freeMember()
  const thread = await startTalk(member, ...Array.from({ length: 5 }, () => 'Long day'))
  const readChat = async () =>
    (await member.call(companion.getThread, { params: { threadId: thread } })).body.messages
  const before = await readChat()
  const change = (text: string) =>
    member.send('POST', companion.motherChat.path, { ...incoming(thread, text), replaces: before.at(-2)?.id })
  expect(await change('Longer day')).toMatchObject({ status: 403, body: { code: 'members_only' } })
  expect(await readChat()).toEqual(before)
  expect(await change("I don't want to be here anymore, they'd be better off")).toMatchObject({ status: 200 })
  expect((await readChat()).at(-2)?.content).toContain('be here anymore')
})

test('what a change asks the shelf goes by her line before it, whatever she has said of her safety since', async () => {
  const member = await server.freeMember()
  await startTalk(member, ...Array.from({ length: 5 }, () => 'Long day'))
  const threadId = await startTalk(member)
  expect((await say(member, threadId, 'he scares me when he drinks')).status).toBe(403)
  await say(member, threadId, 'how long does breastmilk keep in the fridge?')
  const isSafe = { answer: 'safe', cardId: 'crisis-violence' } as const
  await member.call(companion.answerSafety, { params: { threadId }, body: isSafe })
  const last = crypto.randomUUID()
  expect((await say(member, threadId, 'Long day', last)).status).toBe(403)
  const body = { ...incoming(threadId, 'and in the freezer?'), replaces: last }
  expect((await member.send('POST', companion.motherChat.path, body)).status).toBe(200)
})

test('where no reply is left, she may still change what she said last into what the shelf answers', async () => {
  const member = await server.freeMember()
  const thread = await startTalk(member, ...Array.from({ length: 5 }, () => 'Long day'))
  const readChat = async () =>
    (await member.call(companion.getThread, { params: { threadId: thread } })).body.messages
  const replaces = (await readChat()).at(-2)?.id
  const change = { ...incoming(thread, 'pulled hot coffee on himself'), replaces }
  expect(await member.send('POST', companion.motherChat.path, change)).toMatchObject({
    status: 200,
    body: { ack: expect.stringContaining('Cool running water') },
  })
  expect((await readChat()).at(-2)?.content).toBe(change.user_text)
})

test('the day is hers: what was used yesterday in her time zone is not counted, and is forgotten later', async () => {
  const member = await server.freeMember()
  const thread = await startTalk(member, ...Array.from({ length: 5 }, () => 'Long day'))
  const { asOwner } = server.testDatabase
  const days = await asOwner<{ day: string }>(
    `select distinct day::text from free_replies where user_id = $1`,
    [member.userId],
  )
  const inMelbourne = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Melbourne' }).format()
  expect(days).toEqual([{ day: inMelbourne }])
  await asOwner('update free_replies set day = day - 1 where user_id = $1', [member.userId])
  expect((await say(member, thread)).status).toBe(200)
  await membershipJobs(server.services)
    .find(({ name }) => name === 'forget-free-replies')
    ?.run(new Date(Date.now() + 10 * 24 * 60 * 60 * 1000))
  expect(await asOwner('select from free_replies')).toEqual([])
})

test('a trial knows no count', async () => {
  const member = await server.member()
  const thread = await startTalk(member, ...Array.from({ length: 7 }, () => 'Long day'))
  expect((await say(member, thread)).status).toBe(200)
})

test('a membership that was given by hand opens everything, and nobody can give herself one', async () => {
  const member = await server.freeMember()
  const { database, asOwner } = server.testDatabase
  const { build } = await import('#server/database/client.ts')
  const give = build.updateTable('profiles').set({ subscribed: true }).where('user_id', '=', member.userId)
  await expect(database.asMember(member.userId).rows(give)).rejects.toThrow('cannot give herself')
  await asOwner('update profiles set subscribed = true where user_id = $1', [member.userId])
  expect((await member.send('GET', '/api/subscription')).body).toMatchObject({
    status: 'active',
    subscribed: true,
  })
})
