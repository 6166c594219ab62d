import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { checkInsQuery } from './api.ts'
import { deleteLater } from './delete-check-in.ts'

const days = { b: '2026-11-21', a: '2026-11-21', z: '2026-11-20' }

beforeEach(() => {
  stubPhoneStorage()
  const check_ins = Object.entries(days).map(([id, day]) => ({
    ...{ id, day, type: 'daily', responses: {}, safety: { level: 'none', cardId: null, softLine: null } },
  }))
  vi.stubGlobal('fetch', async () => Response.json({ check_ins, streak: { days: 2, today_open: false } }))
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  for (const { id } of allOutboxItems()) removeOutboxItem(id)
  queryClient.clear()
  vi.unstubAllGlobals()
})

const kept = () => readKept('check-ins-daily')?.map(({ id }) => id)

test('the phone keeps the check-ins of the last day, by kind', async () => {
  await queryClient.fetchQuery(checkInsQuery('daily'))
  expect(kept()).toEqual(['b', 'a'])
  expect(readKept('check-ins-weekly_reset')).toBeUndefined()
})

test('what is deleted is kept no more', async () => {
  await queryClient.fetchQuery(checkInsQuery('daily'))
  queryClient.removeQueries({ queryKey: ['check-ins'] })
  deleteLater('b')
  expect(kept()).toEqual(['a'])
})
