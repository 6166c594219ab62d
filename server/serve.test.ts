import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAccount } from '#contract/account.ts'
import { createThread, getThread, listThreads, motherChat } from '#contract/companion.ts'
import { type OwnProcess, ownProcess } from './testing/own-process.ts'
import { type Answer, Visitor } from './testing/visitor.ts'

let own: OwnProcess
let origin: string
let server: ChildProcess

beforeAll(async () => {
  own = await ownProcess()
  origin = own.origin
})

afterEach(async () => {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
})

afterAll(() => own.remove())

/** A server that has just begun on a busy machine may say that it is under pressure: it is asked until it answers. */
const answeredBy = <Body>(ask: () => Promise<Answer<Body>>): Promise<Body> =>
  vi.waitFor(
    async () => {
      const { status, body } = await ask()
      expect(status).toBe(200)
      return body
    },
    { timeout: 30_000, interval: 100 },
  )

test('kill -9 in the middle of 200 writes loses nothing that was acknowledged', async () => {
  server = await own.start()
  const member = new Visitor(origin)
  const email = 'crash@example.com'
  await answeredBy(() => member.call(createAccount, { body: { email, password: 'a quiet cup of tea' } }))

  const acknowledged: string[] = []
  const lanes = Array.from({ length: 8 }, async () => {
    for (let write = 0; write < 25; write++) {
      const { status, body } = await member.call(createThread, { body: {} })
      if (status === 200) acknowledged.push(body.id)
      if (acknowledged.length === 60) server.kill('SIGKILL')
    }
  })
  const results = await Promise.allSettled(lanes)
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)
  expect(results.some((result) => result.status === 'rejected')).toBe(true)

  server = await own.start()
  // Threads are listed once something was said in them, so each is asked for by its id.
  for (const id of acknowledged) await answeredBy(() => member.send('GET', `/api/threads/${id}`))
  expect((await member.call(listThreads, { query: {} })).status).toBe(200)
})

test('told to stop, it finishes what it has begun, keeps it, and ends without an error', async () => {
  server = await own.start()
  const member = new Visitor(origin)
  const account = { email: 'stop@example.com', password: 'a quiet cup of tea' }
  await answeredBy(() => member.call(createAccount, { body: account }))
  const { id: threadId } = await answeredBy(() => member.call(createThread, { body: {} }))
  const ended = once(server, 'exit')

  const answered: string[] = []
  const lanes = Array.from({ length: 4 }, async () => {
    for (;;) {
      const body = {
        thread_id: threadId,
        message_id: randomUUID(),
        messages: [],
        user_text: 'the washing never ends',
        // Such replies are never counted, so none is refused.
        context: { isSOS: true, youToday: null },
      }
      const { status } = await member.call(motherChat, { body })
      if (status === 503) return
      expect(status).toBe(200)
      answered.push(body.message_id)
      if (answered.length === 20) server.kill('SIGTERM')
    }
  })
  // A lane ends when the server refuses its next message or no longer listens.
  for (const lane of await Promise.allSettled(lanes))
    if (lane.status === 'rejected') expect(lane.reason).toBeInstanceOf(TypeError)
  expect(answered.length).toBeGreaterThanOrEqual(20)
  expect((await ended)[0]).toBe(0)

  server = await own.start()
  const { messages } = await answeredBy(() => member.call(getThread, { params: { threadId } }))
  const replied = new Set(messages.map(({ id }) => id))
  for (const id of answered.slice(-10)) expect(replied).toContain(id)
})
