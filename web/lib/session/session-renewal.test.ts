import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { clearSession, enterSession, renewSession, sessionQuery } from './session.ts'
import { needsRenewal, renewWithBackoff } from './session-renewal.ts'

const start = Date.parse('2026-11-21T03:00:00Z')
const session = (secondsLeft: number, id = 'mia') => ({
  user: { id, email: `${id}@example.com`, email_verified: true },
  ends_at: '2999-01-01',
  leaving_at: null,
  access_token: `token for ${secondsLeft}`,
  refresh_token: null,
  expires_at: start / 1000 + secondsLeft,
  expires_in: secondsLeft,
  token_type: 'bearer' as const,
})
const stamped = (secondsLeft: number) => ({
  ...session(secondsLeft),
  token_ends: Date.now() + secondsLeft * 1000,
})
const shown = () => queryClient.getQueryData(sessionQuery.queryKey)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {}, clear() {} })
  vi.stubGlobal('sessionStorage', { clear() {} })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a token is renewed within three ticks of thirty seconds before its end', () => {
  expect(needsRenewal(stamped(91))).toBe(false)
  expect(needsRenewal(stamped(90))).toBe(true)
  expect(needsRenewal(stamped(-3600))).toBe(true)
  expect(needsRenewal(null)).toBe(false)
})

test('a wrong clock does not make a new token look old', async () => {
  vi.setSystemTime(start + 365 * 86_400_000)
  enterSession(session(600))
  expect(needsRenewal(shown() ?? null)).toBe(false)
})

test('a session from the phone, which has no token, is due at once', () => {
  expect(needsRenewal({ user: session(0).user, ends_at: '2999-01-01', leaving_at: null })).toBe(true)
})

test('an outage is tried again after 200 ms and twice as long each time', async () => {
  enterSession(session(30))
  const asked: number[] = []
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now() - start)
    return asked.length < 4
      ? Response.json({ error: 'Busy', code: 'unavailable' }, { status: 503 })
      : Response.json({ session: session(600) })
  })
  const renewed = renewWithBackoff()
  await vi.advanceTimersByTimeAsync(1400)
  await renewed
  expect(asked).toEqual([0, 200, 600, 1400])
  expect(shown()).toEqual(stamped(600))
})

test('a refusal is not tried again, and a failing server only until the next tick', async () => {
  enterSession(session(30))
  const fetched = vi.fn(async () => Response.json({ error: 'No', code: 'bad_input' }, { status: 400 }))
  vi.stubGlobal('fetch', fetched)
  await renewWithBackoff()
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockImplementation(async () =>
    Response.json({ error: 'Busy', code: 'unavailable' }, { status: 503 }),
  )
  const given = renewWithBackoff()
  await vi.advanceTimersByTimeAsync(60_000)
  await given
  expect(fetched).toHaveBeenCalledTimes(9)
})

test('a session that has ended at the server ends here', async () => {
  enterSession(session(30))
  vi.stubGlobal('fetch', async () => Response.json({ session: null }))
  await renewWithBackoff()
  expect(shown()).toBeNull()
})

test('an answer that comes after she has left brings nobody back', async () => {
  enterSession(session(30))
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const renewed = renewSession()
  clearSession()
  answer.resolve(Response.json({ session: session(600) }))
  await renewed
  expect(shown()).toBeNull()
})

test("another tab's word counts for the same member only", async () => {
  enterSession(session(30))
  await renewSession(session(600))
  expect(shown()).toEqual(session(600))
  await renewSession(session(600, 'zoe'))
  expect(shown()?.user.id).toBe('mia')
})
