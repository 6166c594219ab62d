import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, toast } from '#web/ui/toast.ts'
import { endSession, queryClient } from '../api/query-client.ts'
import { serializeStored } from '../device/stored-state.ts'
import { keep, readKept } from '../offline/kept.ts'
import { clearSession, enterSession, knownMemberId, renewSession, sessionQuery } from './session.ts'

const phone = new Map<string, string>()
const reload = vi.fn()
const kept = {
  user: { id: 'mia', email: 'mia@example.com', email_verified: true },
  ends_at: '2999-01-01',
  leaving_at: null,
}
const mia = {
  ...kept,
  access_token: 'secret-token',
  refresh_token: null,
  expires_at: 4_000_000_000,
  expires_in: 600,
  token_type: 'bearer' as const,
}
const zoe = { ...mia, user: { ...mia.user, id: 'zoe' } }

beforeEach(() => {
  const storage = {
    getItem: (key: string) => phone.get(key) ?? null,
    get length() {
      return phone.size
    },
    key: (index: number) => [...phone.keys()][index] ?? null,
    setItem: (key: string, value: string) => phone.set(key, value),
    removeItem: (key: string) => phone.delete(key),
    clear: () => phone.clear(),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { reload })
  reload.mockClear()
})
afterEach(() => {
  dismissToast()
  queryClient.clear()
  onlineManager.setOnline(true)
  phone.clear()
  vi.unstubAllGlobals()
})

const serverSays = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
const serverIsGone = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
/** The app as it is opened the next time. */
const openAnew = () => {
  queryClient.clear()
  return queryClient.fetchQuery(sessionQuery)
}

test('a member stays signed in while the server cannot be reached or fails', async () => {
  serverSays({ session: mia })
  await openAnew()
  serverIsGone()
  expect(await openAnew()).toEqual(kept)
  serverSays({ error: 'Busy', code: 'unavailable' }, 503)
  expect(await openAnew()).toEqual(kept)
})

test('the token of her session is never kept on the phone', async () => {
  enterSession(mia)
  serverSays({ session: mia })
  await openAnew()
  expect(readKept('session')).toEqual(kept)
  expect([...phone.values()].join()).not.toContain('secret-token')
})

test('she stays signed in without a network no longer than her session runs', async () => {
  enterSession({ ...mia, ends_at: '2001-01-01' })
  serverIsGone()
  expect(await openAnew()).toBeNull()
})

test('one who signed out is signed out without a network too', async () => {
  enterSession(mia)
  clearSession()
  serverIsGone()
  expect(await openAnew()).toBeNull()
})

test('a weak signal does not keep her waiting', async () => {
  enterSession(mia)
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const opened = openAnew()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await opened).toEqual(kept)
  vi.useRealTimers()
})

test('where nothing is known the app says that it could not ask', async () => {
  serverIsGone()
  onlineManager.setOnline(false)
  await expect(openAnew()).rejects.toMatchObject({ code: 'offline' })
})

test('nothing kept outlives a session: ended by the server, or taken by another', async () => {
  for (const next of [null, zoe]) {
    enterSession(mia)
    keep('member', { name: 'Mia', timezone: 'Australia/Perth', isOnboarded: true })
    serverSays({ session: next })
    await openAnew()
    expect(readKept('member')).toBeUndefined()
    expect(readKept('session')).toEqual(next && { ...kept, user: next.user })
  }
})

test.each([
  ['at the next start', openAnew],
  ['at another look', () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })],
  ['when her session is renewed', () => renewSession()],
] as const)('one who came by another way finds nothing of the last member %s', async (_, looks) => {
  enterSession(mia)
  phone.set('you-today:2026-11-22', '{"given":{"focus":"hers"}}')
  phone.set('unsent:a', '{"owner":"mia"}')
  serverSays({ session: zoe })
  await looks()
  expect([...phone.keys()].sort()).toEqual(['kept', 'member'])
  expect(phone.get('member')).toBe(serializeStored('zoe'))
  expect(knownMemberId()).toBe('zoe')
  // What this tab still shows, or has read, is not hers either.
  expect(reload).toHaveBeenCalledOnce()
})

test("a tab that slept while another took her place begins anew, and leaves the other's things alone", async () => {
  enterSession(mia)
  phone.set('member', '"zoe"')
  phone.set('draft:new', '"of zoe"')
  serverSays({ session: zoe })
  await renewSession()
  expect(phone.get('draft:new')).toBe('"of zoe"')
  expect(reload).toHaveBeenCalledOnce()
})

test('one whose session ended finds her own words when she is back by another way', async () => {
  enterSession(mia)
  phone.set('draft:new', '"hers"')
  endSession()
  serverSays({ session: mia })
  await openAnew()
  expect(phone.get('draft:new')).toBe('"hers"')
  expect(reload).not.toHaveBeenCalled()
})

test('an answer from before somebody else signed in takes nothing of hers', async () => {
  enterSession(mia)
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const renewed = renewSession()
  enterSession(zoe)
  phone.set('draft:new', '"of zoe"')
  answer.resolve(Response.json({ session: mia }))
  await renewed
  expect([knownMemberId(), phone.get('member'), phone.get('draft:new')]).toEqual([
    'zoe',
    serializeStored('zoe'),
    '"of zoe"',
  ])
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['signs out', () => clearSession()],
  ['makes room for another', () => enterSession(zoe)],
  ['is told by the server that her session is over', () => endSession()],
  [
    'is found to have left at another look',
    async () => {
      serverSays({ session: null })
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    },
  ],
] as const)('no message, and no way to undo, stays from a member who %s', async (_, goes) => {
  enterSession(mia)
  toast({ title: 'Noa was removed', action: { label: 'Undo', onPress: () => undefined } })
  await goes()
  expect(currentToast()).toBeNull()
})
