import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#contract/account.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
})
afterAll(() => server.close())

/** The statuses of one try more than the route allows a minute, each as `from(try)` has its address forwarded. */
async function statusesOf(from: (count: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count <= (signIn.perMinute ?? 0); count++) {
    const body = { email: 'nobody@example.com', password: 'a quiet cup of tea' }
    const headers = { 'x-forwarded-for': from(count) }
    statuses.push((await server.visitor().send('POST', signIn.path, body, headers)).status)
  }
  return statuses
}

test('a caller who tries too often waits, whatever addresses he claims before the proxy', async () => {
  const statuses = await statusesOf((count) => `198.51.100.${count}, 203.0.113.7`)
  expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

test('callers from different addresses do not wait for each other', async () => {
  const statuses = await statusesOf((count) => `203.0.113.${100 + count}`)
  expect(new Set(statuses)).toEqual(new Set([401]))
})
