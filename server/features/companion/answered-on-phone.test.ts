import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.model.answer({ chunks: replyChunks({ safety: 'none', ack: 'Sit with him for a minute.' }) })
  server.model.asked.length = 0
})

const say = (member: Visitor, id: string, text: string, answered_on_phone?: boolean) =>
  member.send<companion.MotherReply>('POST', companion.motherChat.path, {
    ...incoming(id, text),
    ...(answered_on_phone !== undefined && { answered_on_phone }),
  })
const countedOf = async ({ userId }: { userId: string }) =>
  (await server.testDatabase.asOwner('select from free_replies where user_id = $1', [userId])).length

test('what her phone’s guide has answered and she went on from, the guide answers here; the last is the model’s', async () => {
  const ana = await server.member()
  const id = await startTalk(ana)
  const first = await say(ana, id, 'she bites when she feeds', true)
  expect([first.status, server.model.asked.length]).toEqual([200, 0])
  expect(first.body.ack).not.toContain('Sit with him')
  const last = await say(ana, id, 'just at night', false)
  expect([last.body.ack, server.model.asked.length]).toEqual(['Sit with him for a minute.', 1])
  expect((await readTalk(ana, id)).messages.map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
  ])
})

test('it is none of her five, and not refused once they are used', async () => {
  const bea = await server.freeMember()
  const id = await startTalk(bea)
  expect((await say(bea, id, 'long day', true)).status).toBe(200)
  expect(await countedOf(bea)).toBe(0)
  for (let count = 0; count < 5; count += 1) await say(bea, id, 'long day')
  expect((await say(bea, id, 'long day')).status).toBe(403)
  expect((await say(bea, id, 'and the washing', true)).status).toBe(200)
  expect(await countedOf(bea)).toBe(5)
})

test('it is read for safety as any other', async () => {
  const ana = await server.member()
  const { body } = await say(ana, await startTalk(ana), 'i want to kill myself', true)
  expect(body.safety).toMatchObject({ level: 'crisis', cardId: 'crisis-suicide' })
})

test.each([
  [{ answered_on_phone: 'yes' }, 'answered_on_phone'],
  [{ known_ids: ['one'] }, 'known_ids'],
  [{ is_of_question: 1 }, 'is_of_question'],
])('%j is no input, and nothing of it is kept', async (wrong, field) => {
  const ana = await server.member()
  const id = await startTalk(ana)
  const answer = await ana.send('POST', companion.motherChat.path, { ...incoming(id, 'long day'), ...wrong })
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input' } })
  expect(Object.keys((answer.body as { fields: object }).fields).join()).toContain(field)
  expect((await readTalk(ana, id)).messages).toEqual([])
})
