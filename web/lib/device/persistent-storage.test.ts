import { afterEach, expect, test, vi } from 'vitest'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('what waits on this phone alone asks the browser, once, to keep it', async () => {
  stubPhoneStorage()
  // It asks once a page, and other tests may have kept something by now.
  vi.resetModules()
  const { storeOutboxItem: keepUnsent } = await import('../offline/outbox-item.ts')
  const asked = Promise.withResolvers<void>()
  const persist = vi.fn(async () => {
    asked.resolve()
    return true
  })
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } })
  const item = { owner: 'ana', route: { method: 'PUT', path: '/api/one' } as const, input: {}, refreshes: [] }
  for (const id of ['one', 'two']) keepUnsent({ ...item, id, queuedAt: 1, notBefore: 1 })
  await asked.promise
  expect(persist).toHaveBeenCalledTimes(1)
})
