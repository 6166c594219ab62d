import { afterEach, expect, test, vi } from 'vitest'
import { checkoutErrorText, startCheckout } from './start-checkout.ts'

const assign = vi.fn()

function answer(status: number, body: string) {
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

const errorOf = () => startCheckout().then(() => 'none', checkoutErrorText)

afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

test('the browser goes to the url of the answer', async () => {
  answer(200, '{"url":"https://pay.example/1"}')
  await startCheckout()
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
})

test('an answer without a url says so and goes nowhere', async () => {
  answer(200, '{"url":""}')
  expect(await errorOf()).toBe('Checkout URL missing')
  expect(assign).not.toHaveBeenCalled()
})

test("the server's own words come first, then the status, then the general text", async () => {
  answer(503, '{"error":"The card page is resting.","code":"unavailable"}')
  expect(await errorOf()).toBe('The card page is resting.')
  answer(502, '<html>')
  expect(await errorOf()).toBe('HTTP 502')
  answer(200, '<html>')
  expect(await errorOf()).toBe('Something went wrong. Please try again.')
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await errorOf()).toBe('Something went wrong. Please try again.')
})
