import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { motherChat, starMessage } from '#contract/companion.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { noteSent } from './note-sent.ts'

const fetched = vi.fn(async () => Response.json({ threads: [], messages: [{ id: 'm', is_starred: true }] }))
beforeEach(() => {
  stubPhoneStorage()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a star that waited comes into what the phone keeps of them, and a message changes nothing there', async () => {
  noteSent(null, { id: 'hers', route: motherChat })
  expect(fetched).not.toHaveBeenCalled()
  noteSent({}, { id: 'star:m', route: starMessage })
  await vi.waitFor(() => expect(readKept('starred')).toMatchObject([{ id: 'm' }]))
})
