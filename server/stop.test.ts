import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAccount } from '#contract/account.ts'
import { createThread, motherChat } from '#contract/companion.ts'
import { livePostmaster } from './database/postmaster.ts'
import { startModelStandIn } from './testing/model-stand-in.ts'
import { type OwnProcess, ownProcess } from './testing/own-process.ts'
import { Visitor } from './testing/visitor.ts'

let own: OwnProcess
let sockets: Socket[]
beforeEach(() => {
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await own.remove()
})

/** A caller who sends this and then neither sends nor reads anything more. */
async function holdOn(origin: string, sent: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  socket.pause()
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(sent)
}

test('told to stop, it ends, whoever holds on to a connection and however long the model thinks', async () => {
  const model = await startModelStandIn()
  model.answer({ chunks: ['{"ack":"'], ending: 'silence' })
  own = await ownProcess({
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAME: 'a-model',
    MODEL_FIRST_TOKEN_MS: '30000',
  })
  const server = await own.start()
  const member = new Visitor(own.origin)
  await member.call(createAccount, {
    body: { email: 'stop@example.com', password: 'a quiet cup of tea', adult_confirmed: true },
  })
  const threadId = (await member.call(createThread, { body: {} })).body.id

  await holdOn(own.origin, 'POST /api/threads HTTP/1.1\r\nhost: localhost\r\ncontent-')
  await holdOn(
    own.origin,
    'POST /api/threads HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )
  const message = {
    thread_id: threadId,
    message_id: crypto.randomUUID(),
    messages: [],
    user_text: 'the washing never ends',
    context: { isSOS: false, youToday: null },
  }
  const reply = member
    .send('POST', motherChat.path, message, { accept: 'text/event-stream' })
    .catch(() => null)
  await expect.poll(() => model.asked.length).toBeGreaterThan(0)

  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await reply
  expect(livePostmaster(own.postgresDir)).toBeUndefined()
  await model.close()
})

test('told to stop the moment it listens, it leaves no Postgres behind', async () => {
  own = await ownProcess()
  const server = await own.start()
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  expect(livePostmaster(own.postgresDir)).toBeUndefined()
})

test('told to stop while it starts, it leaves no Postgres behind', async () => {
  own = await ownProcess()
  const server = own.spawn()
  await expect.poll(() => livePostmaster(own.postgresDir), { interval: 1, timeout: 100_000 }).toBeDefined()
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  expect(livePostmaster(own.postgresDir)).toBeUndefined()
})

test('where its port is taken it says so, and leaves no Postgres behind', async () => {
  own = await ownProcess()
  const { port } = new URL(own.origin)
  const other = await ownProcess({ PORT: port })
  await own.start()
  await expect(other.start()).rejects.toThrow('EADDRINUSE')
  expect(livePostmaster(other.postgresDir)).toBeUndefined()
  await other.remove()
})
