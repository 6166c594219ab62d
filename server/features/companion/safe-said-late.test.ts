import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerSafety, motherChat } from '#contract/companion.ts'
import type { CardId } from '#contract/safety.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const plain = 'I want to kill myself'
const mayBe = 'he scares me when he drinks'
const calm = { level: 'none', cardId: null, softLine: null }

let server: TestServer
let ana: Visitor & { userId: string }
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.member()
})

const say = async (id: string, text: string, more = {}) =>
  (await ana.call(motherChat, { body: { ...incoming(id, text), ...more } })).body
const standing = async (id: string) => (await readTalk(ana, id)).thread.safety
/** Her messages, as a phone that has just read the chat knows them. */
const idsOfHers = async (id: string) =>
  (await readTalk(ana, id)).messages.filter(({ role }) => role === 'user').map((each) => each.id)
const saySafe = async (threadId: string, cardId: CardId | null, known_ids: string[], more = {}) =>
  (
    await ana.call(answerSafety, {
      params: { threadId },
      body: { answer: 'safe', cardId: cardId as CardId, known_ids, ...more },
    })
  ).body

test.each([
  ['the same danger', plain, plain],
  ['another danger', 'he is holding a knife at my throat', plain],
  ['what is only asked about', mayBe, mayBe],
])('where another phone has told meanwhile of %s, it takes nothing down', async (_what, first, later) => {
  const id = await startTalk(ana, first)
  const knownIds = await idsOfHers(id)
  await say(id, later)
  const stood = await standing(id)
  const card = stood.cardId ?? stood.softLine
  expect(await saySafe(id, card, knownIds)).toEqual(stood)
  expect(await standing(id)).toEqual(stood)
  expect(await saySafe(id, card, await idsOfHers(id))).toEqual(calm)
  expect(await standing(id)).toEqual(calm)
})

test('where what was said meanwhile is harmless it holds', async () => {
  const id = await startTalk(ana, plain)
  const knownIds = await idsOfHers(id)
  await say(id, 'he wont eat dinner')
  expect(await saySafe(id, 'crisis-suicide', knownIds)).toEqual(calm)
})

test('what waited on her phone, and is stored after what another told meanwhile, makes that no known thing', async () => {
  const id = await startTalk(ana, mayBe)
  const waiting = incoming(id, 'he wont eat dinner')
  const knownIds = [...(await idsOfHers(id)), waiting.message_id]
  await say(id, plain)
  await ana.call(motherChat, { body: waiting })
  expect(await saySafe(id, 'crisis-suicide', knownIds)).toMatchObject({ level: 'crisis' })
  expect(await saySafe(id, 'crisis-suicide', await idsOfHers(id))).toEqual(calm)
})

test('what was said before the messages that her phone names is known to her', async () => {
  const id = await startTalk(ana, plain, 'he wont eat dinner')
  expect(await saySafe(id, 'crisis-suicide', (await idsOfHers(id)).slice(-1))).toEqual(calm)
})

test('a card that she has asked for since, on another phone, stands where it answers the question', async () => {
  const id = await startTalk(ana, mayBe)
  const card = (await standing(id)).softLine as CardId
  const knownIds = await idsOfHers(id)
  await ana.call(answerSafety, { params: { threadId: id }, body: { answer: 'no', cardId: card } })
  const stood = await standing(id)
  expect(stood.cardId).toBe(card)
  expect(await saySafe(id, card, knownIds, { is_of_question: true })).toEqual(stood)
  expect(await standing(id)).toEqual(stood)
  expect(await saySafe(id, card, knownIds, { is_of_question: false })).toEqual(calm)
})

test('of a line that was worded anew meanwhile it is not said', async () => {
  const id = await startTalk(ana, 'he wont eat dinner', plain)
  const knownIds = await idsOfHers(id)
  await say(id, 'i dont want to be alive any more', { replaces: knownIds.at(-1) })
  expect(await saySafe(id, 'crisis-suicide', knownIds)).toMatchObject({ level: 'crisis' })
})

test('of a chat of which she had nothing before her it takes nothing down', async () => {
  const id = await startTalk(ana, plain)
  expect(await saySafe(id, 'crisis-suicide', [])).toMatchObject({ level: 'crisis' })
})
