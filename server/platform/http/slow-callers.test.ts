import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createHttp } from './http.ts'

let dataDir: string
let http: FastifyInstance
let client: Socket
/** What a handler of the long reply was told of its end. */
let replyEnded: Promise<unknown>

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lightly-slow-'))
  http = await createHttp(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }))
  http.post('/', async () => 'ok')
  http.get('/long', (_request, reply) => {
    replyEnded = once(reply.raw, 'close')
    return reply.send(Buffer.alloc(64 * 1024 * 1024))
  })
  await http.ready()
})
afterEach(async () => {
  client.destroy()
  await http.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Makes the house's patience short, where it has an end at all, and connects. */
async function open(): Promise<Socket> {
  const { server } = http
  for (const limit of ['headersTimeout', 'requestTimeout', 'timeout'] as const) {
    expect(server[limit], limit).toBeGreaterThan(0)
    expect(server[limit], limit).toBeLessThanOrEqual(120_000)
    server[limit] = 600
  }
  await http.listen({ host: '127.0.0.1', port: 0 })
  client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(client, 'connect')
  return client
}

/** Sends it, then a letter now and then. @returns all that was answered until the connection was closed. */
async function drip(start: string): Promise<string> {
  const socket = await open()
  let answer = ''
  socket.on('data', (data: Buffer) => {
    answer += data
  })
  socket.on('error', () => undefined)
  socket.write(start)
  const dripping = setInterval(() => socket.write('a'), 100)
  await once(socket, 'close')
  clearInterval(dripping)
  return answer
}

test.each([
  ['headers', 'POST / HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
  [
    'a body',
    'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n"',
  ],
])('a caller who lets %s drip is cut off, in the shape of every error', async (_what, start) => {
  const [head = '', body = ''] = (await drip(start)).split('\r\n\r\n')
  expect(head).toContain('408')
  expect(JSON.parse(body)).toEqual({
    error: 'That took too long to reach us. Please try again.',
    code: 'unavailable',
  })
})

test('what is no HTTP is told so in the shape of every error', async () => {
  const socket = await open()
  socket.write('hello there\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  const [head = '', body = ''] = String(answer).split('\r\n\r\n')
  expect(head).toContain('400')
  expect(JSON.parse(body)).toMatchObject({ code: 'bad_input', error: expect.any(String) })
})

test('a reader who never reads is let go', async () => {
  const socket = await open()
  socket.pause()
  socket.on('error', () => undefined)
  const asked = once(http.server, 'request')
  socket.write('GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await asked
  await expect.poll(() => replyEnded !== undefined).toBe(true)
  await replyEnded
})
