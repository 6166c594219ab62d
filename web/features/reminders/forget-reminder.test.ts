import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { forgetReminder, remindersQuery } from './api.ts'

beforeEach(() => {
  stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const reminder = {
  id: 'a',
  text: 'winter coats',
  due: '2040-01-02T09:00',
  has_come: false,
  is_done: false,
  created_at: '2026-11-21T00:00:00Z',
}
const deletions = () => allOutboxItems().map(({ id, route }) => `${route.method} ${id}`)

test('a reminder of a line that is done is to be deleted', () => {
  queryClient.setQueryData(remindersQuery.queryKey, [reminder])
  forgetReminder('a')
  forgetReminder('b')
  expect(deletions()).toEqual(['DELETE a'])
})

test('also where the reminders were never read here, or have changed since', async () => {
  forgetReminder('a')
  queryClient.setQueryData(remindersQuery.queryKey, [])
  await queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey })
  forgetReminder('b')
  expect(deletions()).toEqual(['DELETE a', 'DELETE b'])
})
