import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/lib/query-client.ts'
import { allUnsent } from '#web/lib/unsent.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { keepCheckIn } from './api.ts'
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
  expect(keepCheckIn(draft)).toBe(true)
  expect(allUnsent().map(({ id }) => id)).toEqual([draft.id])
})

test('a phone that is full says so rather than failing; a session that is over fails', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepCheckIn(draft)).toBe(false)
  queryClient.setQueryData(sessionKey, null)
  expect(() => keepCheckIn(draft)).toThrow('Please sign in')
})
