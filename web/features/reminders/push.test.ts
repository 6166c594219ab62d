import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#contract/account.ts'
import { readPushState, turnPushOff, turnPushOn } from '#web/lib/push.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { enterSession } from '#web/lib/session.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { pushRenewalQuery } from './api.ts'

const ana = { user: { id: 'ana' }, expires_in: 300 } as Session

let sent: string[] = []
let isOnline = true
let willUnsubscribe = true
let current: object | null = null

beforeEach(() => {
  sent = []
  isOnline = true
  willUnsubscribe = true
  current = null
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
    subscribe: async () => {
      current = made
      return made
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
    return Response.json({ ok: true })
  })
  enterSession(ana)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const visit = () => queryClient.fetchQuery({ ...pushRenewalQuery, retry: false }).catch(() => undefined)

test('turned off, the browser is told no more, though the server could not be reached', async () => {
  expect(await turnPushOn('key')).toBe('on')
  isOnline = false
  expect(await turnPushOff()).toBe('off')
  expect(current).toBeNull()
})

test('where the browser will not unsubscribe, it still says that it is on', async () => {
  await turnPushOn('key')
  willUnsubscribe = false
  await expect(turnPushOff()).rejects.toThrow('not now')
  expect(await readPushState()).toBe('on')
})

test('each session has the browser told anew, once it gets through', async () => {
  await turnPushOn('key')
  sent = []
  isOnline = false
  await visit()
  isOnline = true
  for (let count = 0; count < 3; count++) await visit()
  expect(sent).toEqual(['PUT /api/push-subscription'])
  enterSession(ana)
  for (let count = 0; count < 3; count++) await visit()
  expect(sent).toHaveLength(2)
})
