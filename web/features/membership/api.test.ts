import { afterEach, expect, test, vi } from 'vitest'
import { findPortalUrl } from './api.ts'

function answer(status: number, body: object) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

test('the portal opens at the part that the address names', async () => {
  const fetched = answer(200, { url: 'https://portal.example' })
  expect(await findPortalUrl('subscription_cancel')).toBe('https://portal.example')
  expect(fetched.mock.calls[0]?.[1].body).toBe('{"flow":"subscription_cancel"}')
})

test('no part, or one that does not exist, opens its front', async () => {
  const fetched = answer(200, { url: 'https://portal.example' })
  await findPortalUrl(null)
  await findPortalUrl('steal')
  expect(fetched.mock.calls.map(([, init]) => init.body)).toEqual(['{}', '{}'])
})

test('each failure has its own words', async () => {
  answer(200, { url: '' })
  await expect(findPortalUrl(null)).rejects.toThrow('No portal URL returned.')
  answer(503, { error: 'x', code: 'unavailable' })
  await expect(findPortalUrl(null)).rejects.toThrow('Could not open billing portal. Please try again.')
  answer(401, { error: 'x', code: 'unauthorized' })
  await expect(findPortalUrl(null)).rejects.toThrow('Not authenticated')
})
