import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { incoming, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: ModelServer
let bea: Visitor & { userId: string }
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.model.answer({ chunks: replyChunks({ safety: 'none', ack: 'Sit with him for a minute.' }) })
  bea = await server.freeMember()
  server.model.asked.length = 0
})

const say = async (text: string) => {
  const body = incoming(await startTalk(bea), text)
  return bea.send<companion.MotherReply>('POST', companion.motherChat.path, body)
}
const counted = async () =>
  (await server.testDatabase.asOwner('select from free_replies where user_id = $1', [bea.userId])).length
const burn = 'pulled hot coffee on himself'

test('what she tells is the model’s to answer, and one of her five; once they are used the shelf answers it', async () => {
  expect((await say(burn)).body.ack).toBe('Sit with him for a minute.')
  expect(await counted()).toBe(1)
  for (let count = 0; count < 4; count += 1) await say('long day')
  expect((await say('long day')).status).toBe(403)
  server.model.asked.length = 0
  expect(await say(burn)).toMatchObject({
    status: 200,
    body: { ack: expect.stringContaining('Cool running') },
  })
  expect(server.model.asked).toEqual([])
  expect(await counted()).toBe(5)
})

test('what the shelf plainly answers is its own words, and none of her five', async () => {
  const { body } = await say('how many wet nappies a day is normal')
  expect(body.ack).toContain('wet nappies')
  expect({ asked: server.model.asked.length, counted: await counted() }).toEqual({ asked: 0, counted: 0 })
})

test('where no model can be reached and the shelf answers in its place, that is none of her five', async () => {
  server.model.answer({ status: 401 })
  expect((await say(burn)).body.ack).toContain('Cool running')
  expect(await counted()).toBe(0)
  await say('long day')
  expect(await counted()).toBe(1)
})
