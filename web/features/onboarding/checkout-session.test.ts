import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetCheckoutSession, takeCheckoutSession } from './checkout-session.ts'

const replaceState = vi.fn()

function openAt(search: string) {
  vi.stubGlobal('location', { pathname: '/onboarding', search, hash: '' })
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('history', { state: null, replaceState })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  replaceState.mockReset()
})

test('the id leaves the address and nothing else does', () => {
  openAt('?from=mail&session_id=cs_1')
  expect(takeCheckoutSession()).toBe('cs_1')
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/onboarding?from=mail')
})

test('a reload still knows it until it is forgotten', () => {
  openAt('?session_id=cs_1')
  takeCheckoutSession()
  openAt('')
  expect(takeCheckoutSession()).toBe('cs_1')
  forgetCheckoutSession()
  expect(takeCheckoutSession()).toBeNull()
})

test('a newer id takes the place of an older one', () => {
  openAt('?session_id=cs_1')
  takeCheckoutSession()
  openAt('?session_id=cs_2')
  expect(takeCheckoutSession()).toBe('cs_2')
})

test('without an id nothing is touched', () => {
  openAt('')
  expect(takeCheckoutSession()).toBeNull()
  expect(replaceState).not.toHaveBeenCalled()
})

test('it works where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('closed')
    },
    setItem: () => {
      throw new Error('closed')
    },
  })
  openAt('?session_id=cs_1')
  expect(takeCheckoutSession()).toBe('cs_1')
})
