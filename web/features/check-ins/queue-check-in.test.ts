import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { queueCheckIn } from './api.ts'
import { newDraft } from './draft.ts'

const draft = newDraft('daily', 'What helped?')

beforeEach(() => {
  stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('what she told is kept until it has been sent', () => {
  expect(queueCheckIn(draft)).toBe(true)
  expect(allOutboxItems().map(({ id }) => id)).toEqual([draft.id])
})

test('a phone that is full says so rather than failing; a session that is over fails', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(queueCheckIn(draft)).toBe(false)
  queryClient.setQueryData(sessionKey, null)
  expect(() => queueCheckIn(draft)).toThrow('Please sign in')
})
