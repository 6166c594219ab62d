import { afterEach, expect, test, vi } from 'vitest'
import { callbackDestination } from './callback-destination.ts'

const signedOut = async () => false
const signedIn = async () => true
const taken = async () => true
const refused = async () => false
const confirmed = '/checkout?verified=true'

afterEach(() => vi.useRealTimers())

test('a token in the hash goes on to checkout after a second and a half', async () => {
  vi.useFakeTimers()
  const arrived = vi.fn()
  const hash = '#access_token=abc&type=signup'
  void callbackDestination({ search: '', hash, verify: refused, hasSession: signedOut }).then(arrived)
  await vi.advanceTimersByTimeAsync(1499)
  expect(arrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(arrived).toHaveBeenCalledExactlyOnceWith(confirmed)
})

test('a session goes on to checkout', async () => {
  expect(await callbackDestination({ search: '', hash: '', verify: refused, hasSession: signedIn })).toBe(
    confirmed,
  )
})

test('nothing to go by fails', async () => {
  const to = await callbackDestination({ search: '', hash: '', verify: refused, hasSession: signedOut })
  expect(to).toBe('/auth?error=verification_failed')
})

const search = '?token_hash=abc'

test('a one-time token is verified with its type, which is signup where none is named', async () => {
  const verify = vi.fn(taken)
  const to = await callbackDestination({ search, hash: '', verify, hasSession: signedOut })
  expect(to).toBe(confirmed)
  expect(verify).toHaveBeenLastCalledWith({ token_hash: 'abc', type: 'signup' })
  const change = `${search}&type=email_change`
  await callbackDestination({ search: change, hash: '', verify, hasSession: signedOut })
  expect(verify).toHaveBeenLastCalledWith({ token_hash: 'abc', type: 'email_change' })
})

test('one that is refused fails, unless she is signed in', async () => {
  const arrive = (hasSession: () => Promise<boolean>) =>
    callbackDestination({ search, hash: '', verify: refused, hasSession })
  expect(await arrive(signedOut)).toBe('/auth?error=verification_failed')
  expect(await arrive(signedIn)).toBe(confirmed)
})

test('anything unexpected is a callback error', async () => {
  const hasSession = () => Promise.reject(new Error('offline'))
  const to = await callbackDestination({ search: '', hash: '', verify: refused, hasSession })
  expect(to).toBe('/auth?error=callback_error')
  const verify = () => Promise.reject(new Error('offline'))
  const failed = await callbackDestination({ search, hash: '', verify, hasSession: signedIn })
  expect(failed).toBe('/auth?error=callback_error')
})
