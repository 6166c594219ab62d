import { afterAll, beforeAll, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const say = (member: Visitor, body: object) =>
  member.send<{ message: companion.Message }>('POST', companion.motherChat.path, body)

const begin = async (member: Visitor, is_sos?: boolean) =>
  (await member.call(companion.createThread, { body: { is_sos } })).body.id

test('a chat that was begun in SOS stays so: opened again as any other, its replies are not counted', async () => {
  const member = await server.freeMember()
  const sos = await begin(member, true)
  for (let count = 0; count < 7; count += 1)
    expect((await say(member, incoming(sos, 'He will not settle'))).status).toBe(200)
  const { thread, messages } = await readTalk(member, sos)
  expect(thread.is_sos).toBe(true)
  const again = { ...incoming(sos, 'He still will not settle'), replaces: messages.at(-2)?.id }
  expect((await say(member, again)).status).toBe(200)

  const other = await begin(member)
  const answers: number[] = []
  for (let count = 0; count < 6; count += 1)
    answers.push((await say(member, incoming(other, 'He will not settle'))).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 403])
  expect((await readTalk(member, other)).thread.is_sos).toBe(false)
})

test('a chat that begins with its first words is one of SOS where those were said there', async () => {
  const member = await server.freeMember()
  for (const isSOS of [true, false]) {
    const { thread_id: _, ...unplaced } = incoming('', 'Are you there')
    const { body } = await say(member, { ...unplaced, context: { isSOS, youToday: null } })
    const { thread } = await readTalk(member, body.message.thread_id)
    expect(thread.is_sos).toBe(isSOS)
    const listed = (await member.call(companion.listThreads, { query: {} })).body.threads
    expect(listed.find(({ id }) => id === thread.id)?.is_sos).toBe(isSOS)
  }
})
