import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerSafety, motherChat } from '#contract/companion.ts'
import { type CardId, calm } from '#contract/safety.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import {
  askedLine,
  incoming,
  plainLine,
  readSafety,
  readTalk,
  recordedSafety,
  startTalk,
} from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

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
const standing = (id: string) => readSafety(ana, id)
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
/** How often it was recorded that she said so. */
const saidSafe = async () =>
  (await recordedSafety(server.testDatabase, ana.userId)).filter((event) => event.class === 'said-safe')
    .length

test.each([
  ['the same danger', plainLine, plainLine],
  ['another danger', 'he is holding a knife at my throat', plainLine],
  ['what is only asked about', askedLine, askedLine],
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
  const id = await startTalk(ana, plainLine)
  const knownIds = await idsOfHers(id)
  await say(id, 'he wont eat dinner')
  expect(await saySafe(id, 'crisis-suicide', knownIds)).toEqual(calm)
})

test('what waited on her phone, and is stored after what another told meanwhile, makes that no known thing', async () => {
  const id = await startTalk(ana, askedLine)
  const waiting = incoming(id, 'he wont eat dinner')
  const knownIds = [...(await idsOfHers(id)), waiting.message_id]
  await say(id, plainLine)
  await ana.call(motherChat, { body: waiting })
  expect(await saySafe(id, 'crisis-suicide', knownIds)).toMatchObject({ level: 'crisis' })
  expect(await saySafe(id, 'crisis-suicide', await idsOfHers(id))).toEqual(calm)
})

test('what was said before the messages that her phone names is known to her', async () => {
  const id = await startTalk(ana, plainLine, 'he wont eat dinner')
  expect(await saySafe(id, 'crisis-suicide', (await idsOfHers(id)).slice(-1))).toEqual(calm)
})

test('a card that she has asked for since, on another phone, stands where it answers the question', async () => {
  const id = await startTalk(ana, askedLine)
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
  const id = await startTalk(ana, 'he wont eat dinner', plainLine)
  const knownIds = await idsOfHers(id)
  await say(id, 'i dont want to be alive any more', { replaces: knownIds.at(-1) })
  expect(await saySafe(id, 'crisis-suicide', knownIds)).toMatchObject({ level: 'crisis' })
})

test('of a chat of which she had nothing before her it takes nothing down', async () => {
  const id = await startTalk(ana, plainLine)
  expect(await saySafe(id, 'crisis-suicide', [])).toMatchObject({ level: 'crisis' })
})

describe('in words', () => {
  test.each([
    ['that she is safe', 'im safe'],
    ['that among else', "I'm safe. He is only loud"],
    ['that it is not about her', 'not me, my friend'],
  ])('what was said late, %s, takes down nothing that another phone told meanwhile', async (_what, words) => {
    const id = await startTalk(ana, plainLine)
    const known_ids = await idsOfHers(id)
    await say(id, 'i dont want to be alive any more')
    const stood = await standing(id)
    expect(stood.cardId).toBe('crisis-suicide')
    await say(id, words, { known_ids })
    expect(await standing(id)).toEqual(stood)
    await say(id, words, { known_ids: await idsOfHers(id) })
    expect(await standing(id)).not.toEqual(stood)
  })

  test('what is said late of what her phone knew holds, and is recorded; what is not is no answer', async () => {
    const id = await startTalk(ana, plainLine)
    const known_ids = await idsOfHers(id)
    await say(id, 'he wont eat dinner')
    await say(id, 'im safe', { known_ids })
    expect(await standing(id)).toEqual(calm)
    expect(await saidSafe()).toBe(1)
    await say(id, plainLine)
    await say(id, 'im safe', { known_ids })
    expect(await standing(id)).toMatchObject({ level: 'crisis' })
    expect(await saidSafe()).toBe(1)
  })

  test('where it answers the question it takes down no card that she has asked for since', async () => {
    const id = await startTalk(ana, askedLine)
    const card = (await standing(id)).softLine as CardId
    const known_ids = await idsOfHers(id)
    await ana.call(answerSafety, { params: { threadId: id }, body: { answer: 'no', cardId: card } })
    await say(id, 'im safe', { known_ids, is_of_question: true })
    expect(await standing(id)).toMatchObject({ cardId: card })
    await say(id, 'im safe', { known_ids: await idsOfHers(id), is_of_question: false })
    expect(await standing(id)).toEqual(calm)
  })
})

describe('of a grave line that could not be added', () => {
  /** Says from another phone in other words what is not her last message any more. */
  const sayInVain = async (id: string, text: string) => {
    const [first] = await idsOfHers(id)
    const body = { ...incoming(id, text), replaces: first }
    expect((await ana.send('POST', motherChat.path, body)).status).toBe(409)
  }

  test('it is not said, where it answers the question', async () => {
    const id = await startTalk(ana, 'he wont eat dinner', askedLine)
    const card = (await standing(id)).softLine as CardId
    const knownIds = await idsOfHers(id)
    await sayInVain(id, 'he hits me')
    const stood = await standing(id)
    expect(stood.cardId).toBe(card)
    expect(await saySafe(id, card, knownIds, { is_of_question: true })).toEqual(stood)
    await say(id, 'im safe', { known_ids: knownIds, is_of_question: true })
    expect(await standing(id)).toEqual(stood)
  })

  test('the card outlasts another wording of her last one', async () => {
    const id = await startTalk(ana, 'he wont eat dinner', 'nor lunch')
    await sayInVain(id, plainLine)
    const last = (await idsOfHers(id)).at(-1)
    await say(id, 'nor tea', { replaces: last })
    expect(await standing(id)).toMatchObject({ cardId: 'crisis-suicide' })
  })
})
