import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import * as notifications from '#contract/notifications.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { askFollowUps } from './follow-up-questions.ts'

let server: TestServer
let ana: Visitor & { userId: string }
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ana = await server.member()
})
afterAll(() => server.close())

const talk = ['school mornings are chaos', 'he hides his shoes', 'thanks, good night']
const set = (threadId: string, is_wanted: boolean, who: Visitor = ana) =>
  who.call(companion.setFollowUp, { params: { threadId }, body: { is_wanted } })
const lastOf = async (threadId: string) => (await readTalk(ana, threadId)).messages.at(-1)
const inbox = async () => (await ana.call(notifications.listInbox, {})).body.notes
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
/** Two days on, every question of tomorrow is due and none too late. */
const ask = (at = hours(40)) => askFollowUps(server.services.database.asSystem(), at)

test('is offered at the end of a talk, once', async () => {
  const threadId = await startTalk(ana, ...talk)
  expect(await lastOf(threadId)).toMatchObject({ role: 'assistant', offers_follow_up: true })
  await ana.call(companion.motherChat, { body: incoming(threadId, 'ok gotta go bye') })
  expect((await lastOf(threadId))?.offers_follow_up).toBeUndefined()
})

test.each([
  ['a talk that goes on', talk.slice(0, 2)],
  ['one of two lines', ['school mornings are chaos', 'good night']],
  [
    'one in which something explicit was said',
    ['i want to kill myself', 'i am safe now', 'he sleeps', 'good night'],
  ],
])('is not offered in %s', async (_name, said) => {
  const threadId = await startTalk(ana, ...said)
  expect((await lastOf(threadId))?.offers_follow_up).toBeUndefined()
})

test('is not offered where she was not sure that she is safe, though she is by now', async () => {
  const threadId = await startTalk(ana, 'he scares me when he drinks')
  const { softLine: cardId } = (await readTalk(ana, threadId)).thread.safety
  if (!cardId) throw new Error('she was not asked')
  for (const answer of ['not-sure', 'safe'] as const)
    await ana.call(companion.answerSafety, { params: { threadId }, body: { answer, cardId } })
  for (const text of ['he sleeps', 'thanks, good night'])
    await ana.call(companion.motherChat, { body: incoming(threadId, text) })
  expect((await lastOf(threadId))?.offers_follow_up).toBeUndefined()
})

test('nobody is asked who has not said yes, or has taken it back', async () => {
  const threadId = await startTalk(ana, ...talk)
  const taken = await startTalk(ana, ...talk)
  await set(taken, true)
  expect((await set(taken, false)).body).toEqual({ follow_up_at: null })
  await ask()
  for (const id of [threadId, taken]) expect((await lastOf(id))?.content).not.toContain('Last time')
  expect(await inbox()).toEqual([])
})

test('asks at ten of her next day, in her chat and once, and her inbox holds nothing of it', async () => {
  const threadId = await startTalk(ana, ...talk)
  const at = (await set(threadId, true)).body.follow_up_at ?? ''
  expect((await readTalk(ana, threadId)).follow_up_at).toBe(at)
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Australia/Melbourne',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const tomorrow = clock.format(hours(24)).slice(0, 10)
  expect(clock.format(new Date(at))).toBe(`${tomorrow} 10:00`)
  await ask(new Date(Date.parse(at) - 60_000))
  expect((await lastOf(threadId))?.content).not.toContain('Last time')
  await Promise.all([ask(), ask()])
  const found = await readTalk(ana, threadId)
  expect(found.messages).toHaveLength(talk.length * 2 + 1)
  expect(found.messages.at(-1)?.content).toBe(
    'Last time you wrote “School mornings are chaos”. How is it now?',
  )
  expect(found.follow_up_at).toBeUndefined()
  const notes = await inbox()
  expect(notes).toMatchObject([{ kind: 'follow_up', subject_id: threadId }])
  expect(JSON.stringify(notes)).not.toMatch(/school/i)
})

test('what is asked can be answered as anything else', async () => {
  const threadId = await startTalk(ana, ...talk)
  await set(threadId, true)
  await ask()
  await ana.call(companion.motherChat, { body: incoming(threadId, 'a bit better today') })
  const { messages, unanswered } = await readTalk(ana, threadId)
  expect([messages.at(-1)?.role, messages.at(-2)?.content, unanswered]).toEqual([
    'assistant',
    'a bit better today',
    null,
  ])
})

test('nothing is asked in a chat that is deleted, or where something explicit was said since, and the word of it goes with its chat', async () => {
  const [deleted, grave, asked] = await Promise.all([
    startTalk(ana, ...talk),
    startTalk(ana, ...talk),
    startTalk(ana, ...talk),
  ])
  for (const id of [deleted, grave, asked]) await set(id, true)
  await ana.call(companion.deleteThread, { params: { threadId: deleted } })
  await ana.call(companion.motherChat, { body: incoming(grave, 'i want to kill myself') })
  expect((await readTalk(ana, grave)).follow_up_at).toBeUndefined()
  expect((await set(grave, true)).body).toEqual({ follow_up_at: null })
  await ask()
  expect(await inbox()).toMatchObject([{ subject_id: asked }])
  await ana.call(companion.deleteThread, { params: { threadId: asked } })
  expect(await inbox()).toEqual([])
})

test('a chat of the same id that is somebody else’s changes nothing in hers', async () => {
  const bea = await server.member()
  const { thread_id: threadId, ...begins } = incoming(crypto.randomUUID(), 'i want to kill myself')
  await bea.call(companion.motherChat, { body: { ...begins, message_id: threadId } })
  const [first, ...rest] = talk
  const { thread_id: _, ...hers } = incoming(threadId, first ?? '', threadId)
  await ana.call(companion.motherChat, { body: hers })
  for (const text of rest) await ana.call(companion.motherChat, { body: incoming(threadId, text) })
  await set(threadId, true)
  await ask()
  expect((await lastOf(threadId))?.content).toContain('Last time')
})

test('nobody can say it for her', async () => {
  const threadId = await startTalk(ana, ...talk)
  const bea = await server.member()
  const path = `/api/threads/${threadId}/follow-up`
  expect((await bea.send('PUT', path, { is_wanted: true })).status).toBe(404)
  expect((await readTalk(ana, threadId)).follow_up_at).toBeUndefined()
})
