import { afterEach, expect, test, vi } from 'vitest'
import { callbackDestination } from './callback-destination.ts'

const signedOut = async () => false
const signedIn = async () => true
const confirmed = '/checkout?verified=true'

afterEach(() => vi.useRealTimers())

test('a token in the hash goes on to checkout after a second and a half', async () => {
  vi.useFakeTimers()
  const arrived = vi.fn()
  const hash = '#access_token=abc&type=signup'
  void callbackDestination({ search: '', hash, hasSession: signedOut }).then(arrived)
  await vi.advanceTimersByTimeAsync(1499)
  expect(arrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(arrived).toHaveBeenCalledExactlyOnceWith(confirmed)
})

test('a session goes on to checkout', async () => {
  expect(await callbackDestination({ search: '', hash: '', hasSession: signedIn })).toBe(confirmed)
})

test('nothing to go by fails', async () => {
  const to = await callbackDestination({ search: '', hash: '', hasSession: signedOut })
  expect(to).toBe('/auth?error=verification_failed')
})

test('a one-time token that cannot be verified fails, signed in or not', async () => {
  const search = '?token_hash=abc&type=signup'
  const to = await callbackDestination({ search, hash: '', hasSession: signedIn })
  expect(to).toBe('/auth?error=verification_failed')
})

test('anything unexpected is a callback error', async () => {
  const hasSession = () => Promise.reject(new Error('offline'))
  const to = await callbackDestination({ search: '', hash: '', hasSession })
  expect(to).toBe('/auth?error=callback_error')
})
