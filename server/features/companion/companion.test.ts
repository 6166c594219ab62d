import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
let ana: Visitor & { userId: string }
beforeAll(async () => {
  server = await startTestServer()
  ana = await server.member()
})
afterAll(() => server.close())

const newThread = () => startTalk(ana)

test('a message is answered, and both stay in the chat in that order', async () => {
  const id = await newThread()
  const { status, body } = await ana.call(companion.motherChat, {
    body: incoming(id, 'what can i do when he wont sleep unless i hold him'),
  })
  expect(status).toBe(200)
  expect(body.steps.length).toBeGreaterThan(0)
  expect(body.options.length).toBeGreaterThan(1)

  const chat = (await ana.call(companion.getThread, { params: { threadId: id } })).body
  expect(chat.messages.map((message) => message.role)).toEqual(['user', 'assistant'])
  expect(chat.messages[1]?.content).toContain(body.question)
  expect(chat.replying).toBe(false)
})

test('a chat begun in a mode is answered in that mode', async () => {
  const { id } = (await ana.call(companion.createThread, { body: { mode: 'sleep' } })).body
  const { body } = await ana.call(companion.motherChat, { body: incoming(id, 'qwzzx') })
  expect(body.question).toBe('What is keeping you up?')
})

test('a chat is made of nothing and is not saved; what is said in it is trimmed, and blanks are refused', async () => {
  const { body } = await ana.call(companion.createThread, { body: {} })
  expect(body).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), is_saved: false })
  const blank = await ana.send('POST', companion.motherChat.path, incoming(body.id, ' \n '))
  expect(blank).toMatchObject({ status: 400, body: { error: 'Please write something first.' } })
  const { status } = await ana.call(companion.motherChat, { body: incoming(body.id, '  too loud  ') })
  expect(status).toBe(200)
  const rows = await server.testDatabase.asOwner(
    'select thread_id, role, content, options, is_starred from messages where thread_id = $1 order by created_at, id',
    [body.id],
  )
  expect(rows).toEqual([
    { thread_id: body.id, role: 'user', content: 'too loud', options: null, is_starred: false },
    expect.objectContaining({ role: 'assistant', options: expect.any(Array) }),
  ])
})

test('the companion is told the last eight messages and no more', async () => {
  const id = await newThread()
  const line = { role: 'user' as const, content: 'x' }
  const withLines = (count: number) => ({ ...incoming(id, 'hello'), messages: Array(count).fill(line) })
  expect((await ana.send('POST', companion.motherChat.path, withLines(9))).status).toBe(400)
  expect((await ana.send('POST', companion.motherChat.path, withLines(8))).status).toBe(200)
})

test('the chat is called by what she said first, capitalised and cut to 60 characters', async () => {
  const id = await newThread()
  const first = `my   baby ${'cries and '.repeat(12)}`
  await ana.call(companion.motherChat, { body: incoming(id, first) })
  await ana.call(companion.motherChat, { body: incoming(id, 'and then again') })
  const [thread] = (await ana.call(companion.listThreads, { query: {} })).body.threads
  expect(thread?.title).toBe('My baby cries and cries and cries and cries and cries and c…')
  expect(thread?.title).toHaveLength(60)
})

test.each([
  ['families in one emoji', '👨🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(70), `${'👨🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(59)}…`],
  ['heaps of accents', `A${'\u0301'.repeat(99)}`.repeat(79), `${`A${'\u0301'.repeat(99)}`.repeat(9)}…`],
])('a chat that begins with %s is answered and called by them', async (_of, first, title) => {
  const id = await newThread()
  expect((await ana.call(companion.motherChat, { body: incoming(id, first) })).status).toBe(200)
  expect((await ana.call(companion.getThread, { params: { threadId: id } })).body.thread.title).toBe(title)
})

test('the preview of a chat is one line without the bullets of a list, cut to 90 characters', async () => {
  const id = await newThread()
  await ana.call(companion.motherChat, { body: incoming(id, 'too loud') })
  const previewOf = async (content: string) => {
    await server.testDatabase.asOwner(
      "update messages set content = $1 where thread_id = $2 and role = 'assistant'",
      [content, id],
    )
    return (await ana.call(companion.listThreads, { query: {} })).body.threads[0]?.preview
  }
  expect(await previewOf('• A hard day, that one.\n\n• Name what you wanted\n• Say it once')).toBe(
    'A hard day, that one. Name what you wanted Say it once',
  )
  expect(await previewOf('a'.repeat(90))).toBe('a'.repeat(90))
  expect(await previewOf('a'.repeat(91))).toBe(`${'a'.repeat(89)}…`)
})

test('the same message sent again, even at once, is answered once', async () => {
  const id = await newThread()
  const body = incoming(id, 'I cannot stop crying today')
  const answers = await Promise.all([1, 2, 3].map(() => ana.call(companion.motherChat, { body })))
  const again = await ana.call(companion.motherChat, { body })
  expect(new Set([...answers, again].map((answer) => answer.body.message.id)).size).toBe(1)
  const chat = (await ana.call(companion.getThread, { params: { threadId: id } })).body
  expect(chat.messages).toHaveLength(2)
})

test('the reply comes in pieces: safety first, then the text, then the stored message', async () => {
  const id = await newThread()
  const answer = await ana.send<string>(
    'POST',
    '/api/functions/mother_chat',
    incoming(id, 'the washing never ends'),
    {
      accept: 'text/event-stream',
    },
  )
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  const events = answer.body
    .split('\n\n')
    .filter(Boolean)
    .map((event): companion.ReplyEvent => JSON.parse(event.replace('data: ', '')))
  expect(events[0]?.type).toBe('safety')
  const text = events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('')
  const last = events.at(-1)
  expect(last?.type).toBe('done')
  expect(last?.type === 'done' && last.reply.message.content).toBe(text)
})

test('a reply is there when she comes back, though her phone left at once', async () => {
  const id = await newThread()
  const leaving = new AbortController()
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = fetch(`${server.origin}/api/functions/mother_chat`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(incoming(id, 'nobody helps me')),
    signal: leaving.signal,
  })
  await expect
    .poll(
      async () => (await ana.call(companion.getThread, { params: { threadId: id } })).body.messages.length,
    )
    .toBeGreaterThan(0)
  leaving.abort()
  await sent.catch(() => {})
  await expect
    .poll(
      async () => (await ana.call(companion.getThread, { params: { threadId: id } })).body.messages.length,
    )
    .toBe(2)
})

test('a hard word raises the card, which stays when the next line jokes', async () => {
  const id = await newThread()
  const first = await ana.call(companion.motherChat, {
    body: incoming(id, "I don't want to be alive anymore"),
  })
  expect(['crisis', 'emergency']).toContain(first.body.safety.level)
  expect(first.body.safety.cardId).not.toBeNull()
  const second = await ana.call(companion.motherChat, {
    body: incoming(id, 'lol just kidding, anyway what is for tea'),
  })
  expect(second.body.safety.level).toBe(first.body.safety.level)
  const events = await server.testDatabase.asOwner<Record<string, unknown>>('select * from safety_events')
  expect(events.length).toBeGreaterThan(0)
  expect(JSON.stringify(events)).not.toContain('alive')
})

test('the words beside a card stay those of that card for the next line, too', async () => {
  const id = await newThread()
  const first = await ana.call(companion.motherChat, { body: incoming(id, 'my baby isnt breathing') })
  const second = await ana.call(companion.motherChat, { body: incoming(id, 'the baby is with me') })
  for (const { body } of [first, second]) {
    expect(body.safety.level).toBe('emergency')
    expect(body.message.content).toMatch(/000/)
    expect(body.message.content).not.toMatch(/cot/)
  }
})

test('of several messages sent at once none lowers the level that another raised', async () => {
  for (let round = 0; round < 3; round++) {
    const id = await newThread()
    const texts = [
      'im going to kill myself tonight',
      'what is for dinner',
      'the washing is done',
      'she is asleep now',
    ]
    await Promise.all(texts.map((text) => ana.call(companion.motherChat, { body: incoming(id, text) })))
    const { thread } = (await ana.call(companion.getThread, { params: { threadId: id } })).body
    expect(thread.safety.level).toBe('emergency')
    expect(thread.safety.cardId).not.toBeNull()
  }
})

test('ordinary venting raises no card', async () => {
  const id = await newThread()
  const { body } = await ana.call(companion.motherChat, {
    body: incoming(id, 'this baby is killing me, I am dead tired'),
  })
  expect(body.safety).toEqual({ level: 'none', cardId: null, softLine: null })
})

test('her words never reach the log', async () => {
  const chunks: string[] = []
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = ((chunk: string) => chunks.push(chunk) > 0) as typeof process.stdout.write
  const loud = await startTestServer({ LOG_LEVEL: 'debug' })
  try {
    const member = await loud.member()
    const id = (await member.call(companion.createThread, { body: {} })).body.id
    await member.call(companion.motherChat, { body: incoming(id, 'a very private sentence') })
    await member.send('POST', '/api/functions/mother_chat', '{"a very private sentence')
    await member.send('GET', '/api/threads/a-very-private-sentence?a=very-private-sentence')
  } finally {
    await loud.close()
    process.stdout.write = write
  }
  const log = chunks.join('')
  expect(log).toContain('/api/functions/mother_chat')
  expect(log).not.toMatch(/very.private.sentence/)
})

test('another member can neither read nor write in her chat', async () => {
  const id = await newThread()
  const bea = await server.member()
  await ana.call(companion.motherChat, { body: incoming(id, 'between us') })
  expect((await bea.send('GET', `/api/threads/${id}`)).status).toBe(404)
  expect((await bea.call(companion.listThreads, { query: {} })).body.threads).toEqual([])
  expect((await bea.send('POST', '/api/functions/mother_chat', incoming(id, 'hello'))).status).toBe(404)
  const own = (await bea.call(companion.createThread, { body: {} })).body.id
  const message = randomUUID()
  await ana.call(companion.motherChat, { body: incoming(id, 'mine', message) })
  // Her phone may name a message as another's did.
  await bea.call(companion.motherChat, { body: incoming(own, 'hello', message) })
  const saidIn = async (who: Visitor, threadId: string) =>
    (await readTalk(who, threadId)).messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
  expect(await saidIn(bea, own)).toEqual(['hello'])
  expect(await saidIn(ana, id)).toEqual(['between us', 'mine'])
})
