import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#contract/account.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { enterSession } from '#web/lib/session/session.ts'
import { readPushState } from '#web/member/push-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { pushRenewalQuery } from './api.ts'
import { turnPushOff, turnPushOn } from './push.ts'

const ana = { user: { id: 'ana' }, expires_in: 300 } as Session

let sent: string[] = []
let isOnline = true
let willUnsubscribe = true
let current: object | null = null
let serverKey = 'BA-_'

beforeEach(() => {
  sent = []
  isOnline = true
  willUnsubscribe = true
  current = null
  serverKey = 'BA-_'
  const made = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: made.endpoint, keys: {} }),
    async unsubscribe() {
      if (!willUnsubscribe) throw new Error('not now')
      current = null
    },
  }
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const key = new Uint8Array(Buffer.from(applicationServerKey, 'base64url')).buffer
      current = { ...made, options: { applicationServerKey: key } }
      return current
    },
  }
  const serviceWorker = { getRegistration: async () => ({}), ready: Promise.resolve({ pushManager }) }
  const Notification = { permission: 'granted', requestPermission: async () => 'granted' }
  stubPhoneStorage()
  vi.stubGlobal('sessionStorage', localStorage)
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  vi.stubGlobal('window', { PushManager: {}, Notification })
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (!isOnline) throw new TypeError('network')
    sent.push(`${method} ${path}`)
    return Response.json({ ok: true, push_key: serverKey })
  })
  enterSession(ana)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const once = ['GET /api/notification-settings', 'PUT /api/push-subscription']
const keyOf = (subscription: object | null) => {
  const { applicationServerKey } = (subscription as PushSubscription).options
  return applicationServerKey && Buffer.from(applicationServerKey).toString('base64url')
}
const visit = () => queryClient.fetchQuery({ ...pushRenewalQuery, retry: false }).catch(() => undefined)

test('turned off, the browser is told no more, though the server could not be reached', async () => {
  expect(await turnPushOn(serverKey)).toBe('on')
  isOnline = false
  expect(await turnPushOff()).toBe('off')
  expect(current).toBeNull()
})

test('where the browser will not unsubscribe, it still says that it is on', async () => {
  await turnPushOn(serverKey)
  willUnsubscribe = false
  await expect(turnPushOff()).rejects.toThrow('not now')
  expect(await readPushState()).toBe('on')
})

test('each session has the browser told anew, once it gets through', async () => {
  await turnPushOn(serverKey)
  sent = []
  isOnline = false
  await visit()
  isOnline = true
  for (let count = 0; count < 3; count++) await visit()
  expect(sent).toEqual(once)
  enterSession(ana)
  for (let count = 0; count < 3; count++) await visit()
  expect(sent).toEqual([...once, ...once])
})

test('where the server has another key by now, the browser subscribes under that one', async () => {
  await turnPushOn(serverKey)
  const before = current
  sent = []
  await visit()
  expect(current).toBe(before)
  serverKey = 'BPx-'
  enterSession(ana)
  await visit()
  expect(keyOf(current)).toBe('BPx-')
  expect(sent).toEqual([...once, ...once])
})

test('where another member signs in over her, the browser is told nothing more of the first', async () => {
  await turnPushOn(serverKey)
  sent = []
  enterSession({ ...ana, user: { ...ana.user, id: 'bea' } })
  await visit()
  expect(current).toBeNull()
  expect(sent).toEqual([])
})
