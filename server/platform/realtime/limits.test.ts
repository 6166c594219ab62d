import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '#contract/events.ts'
import { hearLive } from '#server/testing/live.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

test('says to proxies that it is a stream, not to be kept back or stored', async () => {
  const ana = await server.member()
  const leaving = new AbortController()
  const { headers } = await fetch(server.origin + listen.path, {
    signal: leaving.signal,
    headers: { accept: 'text/event-stream', cookie: cookieOf(ana) },
  })
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('cache-control')).toBe('no-store')
  leaving.abort()
})

test('a member has ten streams: the oldest makes room for another, and nobody else loses hers', async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  const hers = await hearLive(bea)
  const streams = []
  for (let nth = 0; nth < 12; nth++) streams.push(await hearLive(ana))
  await Promise.all([streams[0]?.over, streams[1]?.over])
  await server.testDatabase.asOwner(`select publish('member:' || $1, '{"type": "threads"}')`, [ana.userId])
  await server.testDatabase.asOwner(`select publish('member:' || $1, '{"type": "threads"}')`, [bea.userId])
  for (const stream of [hers, ...streams.slice(2)]) await stream.next('threads')
  for (const stream of [hers, ...streams]) stream.leave()
})

test('a reader who does not keep up is cut off, while another hears all', async () => {
  const ana = await server.member()
  const quick = await hearLive(ana)
  const { hostname, port } = new URL(server.origin)
  const slow = connect(Number(port), hostname)
  await once(slow, 'connect')
  slow.write(
    `GET ${listen.path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept: text/event-stream\r\ncookie: ${cookieOf(ana)}\r\n\r\n`,
  )
  await once(slow, 'data')
  slow.pause()
  slow.on('error', () => undefined)
  // More than a system holds of a connection by itself, in pieces that one who reads has read before the next.
  const [perStatement, statements] = [500, 400]
  for (let nth = 0; nth < statements; nth++) {
    await server.testDatabase.asOwner(
      `select count(publish('member:' || $1, jsonb_build_object('type', 'thread', 'id', gen_random_uuid())))
       from generate_series(1, $2)`,
      [ana.userId, perStatement],
    )
    for (let heard = 0; heard < perStatement; heard++) await quick.next('thread')
  }
  let read = 0
  slow.on('data', (piece) => {
    read += piece.length
  })
  slow.resume()
  await once(slow, 'close')
  expect(read).toBeLessThan(perStatement * statements * 60)
  quick.leave()
})

test('a server that stops ends its streams at once', async () => {
  const other = await startTestServer()
  const stream = await hearLive(await other.member())
  await Promise.all([stream.over, other.close()])
})
