import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteCheckIn } from '#contract/check-ins.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { putInOutbox, sendFromOutbox } from '../offline/outbox.ts'
import { queryClient, sessionKey } from './query-client.ts'

beforeEach(() => {
  stubPhoneStorage()
  vi.stubGlobal('fetch', async () => Response.json({ id: 'a' }))
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function deleteA() {
  putInOutbox(deleteCheckIn, { params: { checkInId: 'a' } }, { id: 'a', refreshes: [['check-ins']] })
  await sendFromOutbox(deleteCheckIn, 'a')
}
const held = (kind: string) => queryClient.getQueryData(['check-ins', kind])

test('what is deleted is in no list any more that she may come back to, and all else is', async () => {
  queryClient.setQueryData(['check-ins', 'daily'], {
    streak: { days: 2 },
    check_ins: [{ id: 'a' }, { id: 'b' }],
  })
  queryClient.setQueryData(['check-ins', 'starred'], [{ id: 'a' }])
  queryClient.setQueryData(['check-ins', 'earlier'], {
    pages: [{ check_ins: [{ id: 'c' }] }, { check_ins: [{ id: 'a' }] }],
    pageParams: ['x', null],
  })
  queryClient.setQueryData(['check-ins', 'count'], 2)
  queryClient.setQueryData(['others'], [{ id: 'a' }])
  await deleteA()
  await vi.waitFor(() => expect(held('starred')).toEqual([]))
  expect(held('daily')).toEqual({ streak: { days: 2 }, check_ins: [{ id: 'b' }] })
  expect(held('earlier')).toEqual({
    pages: [{ check_ins: [{ id: 'c' }] }, { check_ins: [] }],
    pageParams: ['x', null],
  })
  expect(held('count')).toBe(2)
  expect(queryClient.getQueryData(['others'])).toEqual([{ id: 'a' }])
  await vi.waitFor(() => expect(queryClient.getQueryState(['check-ins', 'daily'])?.isInvalidated).toBe(true))
})

test('a list that was being read meanwhile does not bring it back', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const queryKey = ['check-ins', 'daily']
  queryClient.setQueryData(queryKey, [{ id: 'a' }])
  const reading = queryClient
    .fetchQuery({ queryKey, queryFn: () => promise, staleTime: 0 })
    .catch(() => undefined)
  await deleteA()
  await vi.waitFor(() => expect(held('daily')).toEqual([]))
  resolve([{ id: 'a' }])
  await reading
  expect(held('daily')).toEqual([])
})
