import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, queryClient } from '../api/query-client.ts'
import { type AuthEvent, emitAuthEvent, onAuthEvent } from './auth-events.ts'
import { clearSession, enterSession, type KnownSession, sessionQuery } from './session.ts'

const mia = {
  user: { id: 'mia', email: 'mia@example.com', email_verified: false },
  ends_at: '2999-01-01',
  leaving_at: null,
  access_token: 'one',
  refresh_token: null,
  expires_at: 4_000_000_000,
  expires_in: 600,
  token_type: 'bearer' as const,
}

let received: [AuthEvent, string | undefined][] = []
let stop: () => void
const events = () => received.splice(0).map(([event]) => event)
const show = (session: KnownSession) => queryClient.setQueryData(sessionQuery.queryKey, session)

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {}, clear() {} })
  vi.stubGlobal('sessionStorage', { clear() {} })
  show(null)
  received = []
  stop = onAuthEvent((event, session) => received.push([event, session?.user.id]))
})
afterEach(() => {
  queryClient.clear()
  stop()
  vi.unstubAllGlobals()
})

test('whoever listens hears first who is there', () => {
  expect(received).toEqual([['INITIAL_SESSION', undefined]])
  enterSession(mia)
  const late: AuthEvent[] = []
  onAuthEvent((event) => late.push(event))()
  expect(late).toEqual(['INITIAL_SESSION'])
})

test('signing in, a new token, a new e-mail and signing out are told, once each', () => {
  events()
  enterSession(mia)
  expect(received).toEqual([['SIGNED_IN', 'mia']])
  events()
  show({ ...mia, access_token: 'two' })
  expect(events()).toEqual(['TOKEN_REFRESHED'])
  show({ ...mia, access_token: 'two', user: { ...mia.user, email_verified: true } })
  expect(events()).toEqual(['USER_UPDATED'])
  clearSession()
  expect(received).toEqual([['SIGNED_OUT', undefined]])
})

test('a session that the server ended is signed out, too; another member is both', () => {
  enterSession(mia)
  endSession()
  enterSession(mia)
  show({ ...mia, user: { ...mia.user, id: 'zoe' } })
  expect(events()).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'SIGNED_OUT',
    'SIGNED_IN',
    'SIGNED_OUT',
    'SIGNED_IN',
  ])
})

test('what the session does not show is told by whoever did it', () => {
  events()
  enterSession(mia)
  emitAuthEvent('PASSWORD_RECOVERY')
  emitAuthEvent('MFA_CHALLENGE_VERIFIED')
  expect(received.slice(1)).toEqual([
    ['PASSWORD_RECOVERY', 'mia'],
    ['MFA_CHALLENGE_VERIFIED', 'mia'],
  ])
})

test('one who has stopped listening hears nothing', () => {
  stop()
  events()
  enterSession(mia)
  expect(events()).toEqual([])
})
