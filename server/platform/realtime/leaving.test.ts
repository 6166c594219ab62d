import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#contract/events.ts'
import { build } from '#server/database/client.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Caller } from '../http/implement.ts'
import { type Live, openLive } from './live.ts'

let server: TestServer
let live: Live
/** One second of the heartbeat. */
let second: () => void
beforeAll(async () => {
  server = await startTestServer()
  const timers = vi.spyOn(globalThis, 'setInterval')
  live = openLive({
    database: server.services.database,
    databaseUrl: server.testDatabase.url,
    watchables: { thread: async () => null, 'village-post': async () => null },
    onLost: () => undefined,
  })
  second = timers.mock.calls[0]?.[0] as () => void
  timers.mockRestore()
})
afterAll(async () => {
  await live.close()
  await server.close()
})

/** Begins a stream of a new member. @returns what it was sent, and leaves it. */
async function begin(leavesAtOnce: boolean) {
  const { userId } = await server.member()
  const session = await server.services.database
    .asSystem()
    .row(build.selectFrom('auth.session').select('id').where('userId', '=', userId))
  const caller = { userId, sessionId: session?.id, expiresAt: new Date(Date.now() + 60_000) } as Caller
  const sent: LiveEvent['type'][] = []
  let leave: () => void = () => undefined
  await live.begin(caller, [], () => ({
    send: ({ type }) => void sent.push(type),
    end: () => undefined,
    cut: () => undefined,
    waiting: () => 0,
    onClose(listener) {
      if (leavesAtOnce) listener()
      leave = listener
    },
  }))
  return { sent, leave }
}

function beatEverySecond(seconds: number): void {
  for (let nth = 0; nth < seconds; nth++) second()
}

test('a stream beats until its caller leaves', async () => {
  const { sent, leave } = await begin(false)
  beatEverySecond(25)
  expect(sent).toEqual(['ready', 'beat'])
  leave()
  beatEverySecond(25)
  expect(sent).toEqual(['ready', 'beat'])
})

test('nothing is kept of a caller who leaves while her stream opens', async () => {
  const { sent } = await begin(true)
  beatEverySecond(25)
  expect(sent).toEqual(['ready'])
})
