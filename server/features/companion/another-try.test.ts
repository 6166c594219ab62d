import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstMinute } from '#content/companion/first-minute.ts'
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
  streamReply,
} from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const emergency = 'I have taken all my tablets'

let server: TestServer
let ana: Visitor & { userId: string }
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.member()
})

/** Says something that is stored and whose reply fails. */
async function sayInVain(id: string, text: string) {
  const { asOwner } = server.testDatabase
  const body = incoming(id, text)
  await asOwner('alter table messages add constraint no_reply_now check (reply is null) not valid')
  expect((await ana.send('POST', motherChat.path, body)).status).toBe(503)
  await asOwner('alter table messages drop constraint no_reply_now')
  return body
}
const standing = (id: string) => readSafety(ana, id)
const isSafeFrom = (threadId: string, cardId: CardId) =>
  ana.call(answerSafety, { params: { threadId }, body: { answer: 'safe', cardId } })
const recorded = () => recordedSafety(server.testDatabase, ana.userId)

describe('another try of a message whose reply failed', () => {
  test('brings back no card that she is safe from by now', async () => {
    const id = await startTalk(ana)
    const body = await sayInVain(id, plainLine)
    expect(await standing(id)).toMatchObject({ cardId: 'crisis-suicide' })
    await isSafeFrom(id, 'crisis-suicide')
    const before = await recorded()
    const { events } = await streamReply(ana, body)
    expect(events[0]).toEqual({ type: 'safety', safety: calm })
    const done = events.at(-1)
    expect(done).toMatchObject({ type: 'done', reply: { safety: calm } })
    // Nor does it speak of one.
    expect(done?.type === 'done' && done.reply.message.content).not.toMatch(/\bcard\b|\blines?\b/i)
    expect(await standing(id)).toEqual(calm)
    expect(await recorded()).toEqual(before)
  })

  test('records nothing more where the disk failed her message, for what was heard in it is recorded by then', async () => {
    const id = await startTalk(ana)
    const body = incoming(id, plainLine)
    const flush = vi.spyOn(server.services.database, 'waitForFlush').mockRejectedValueOnce(new Error('disk'))
    expect((await ana.send('POST', motherChat.path, body)).status).toBe(500)
    flush.mockRestore()
    const before = await recorded()
    expect(before).not.toEqual([])
    await ana.call(motherChat, { body })
    expect(await recorded()).toEqual(before)
  })

  test('asks again what she has not answered, and records nothing more', async () => {
    const id = await startTalk(ana)
    const body = await sayInVain(id, askedLine)
    const before = await recorded()
    const safety = { ...calm, softLine: 'crisis-violence' }
    expect((await streamReply(ana, body)).events[0]).toEqual({ type: 'safety', safety, asks_safety: true })
    expect(await recorded()).toEqual(before)
  })

  test('that says that she is safe takes down no card that came after it', async () => {
    const id = await startTalk(ana, askedLine)
    const body = await sayInVain(id, 'im safe')
    expect(await standing(id)).toEqual(calm)
    await ana.call(motherChat, { body: incoming(id, emergency) })
    await ana.call(motherChat, { body })
    expect(await standing(id)).toMatchObject({ level: 'emergency', cardId: 'emergency-life' })
  })

  test('has the first words beside an emergency, where none were said', async () => {
    const id = await startTalk(ana)
    const body = await sayInVain(id, emergency)
    const { ack, safety } = (await ana.call(motherChat, { body })).body
    expect(ack).toBe(firstMinute['emergency-life'])
    expect(safety.cardId).toBe('emergency-life')
    const later = await sayInVain(id, emergency)
    expect((await ana.call(motherChat, { body: later })).body.ack).not.toBe(ack)
  })
})

describe('a message that cannot be added', () => {
  test('is heard all the same: what is grave has its card, and is recorded', async () => {
    const id = await startTalk(ana, 'the washing again', 'and the dishes')
    const [first] = (await readTalk(ana, id)).messages
    const body = { ...incoming(id, plainLine), replaces: first?.id }
    expect((await ana.send('POST', motherChat.path, body)).status).toBe(409)
    expect(await standing(id)).toEqual({ ...calm, level: 'crisis', cardId: 'crisis-suicide' })
    expect(await recorded()).toHaveLength(1)
    expect((await readTalk(ana, id)).messages).toHaveLength(4)
  })

  test('takes nothing down', async () => {
    const id = await startTalk(ana, plainLine, 'and the dishes')
    const body = { ...incoming(id, 'im safe'), replaces: randomUUID() }
    expect((await ana.send('POST', motherChat.path, body)).status).toBe(409)
    expect(await standing(id)).toMatchObject({ cardId: 'crisis-suicide' })
  })
})
