import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { emptyOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { forgetReminder, remindersQuery, undoDelete } from './api.ts'

const reminder = {
  id: 'a',
  text: 'winter coats',
  due: '2040-01-02T09:00',
  has_come: false,
  is_done: false,
  created_at: '2026-11-21T00:00:00Z',
}
/** What the server has of hers, by id, and what it was asked in order. */
let there: Map<string, unknown>
let asked: string[]

beforeEach(() => {
  there = new Map([['a', { text: reminder.text, due: reminder.due }]])
  asked = []
  stubPhoneStorage()
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const id = path.split('/').at(-1) ?? ''
    asked.push(`${method} ${id}`)
    if (method === 'PUT') there.set(id, JSON.parse(String(body)))
    if (!there.has(id)) return Response.json({ error: 'x', code: 'not_found' }, { status: 404 })
    if (method === 'DELETE') there.delete(id)
    return Response.json({ safety: { level: 'none', cardId: null, softLine: null } })
  })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  queryClient.clear()
  dismissToast()
  vi.unstubAllGlobals()
})

const allSent = () => vi.waitFor(() => expect(allOutboxItems()).toEqual([]))

test('put back once the deletion has gone out, it is saved anew as it was', async () => {
  queryClient.setQueryData(remindersQuery.queryKey, [reminder])
  forgetReminder('a')
  await emptyOutbox('ana')
  expect(there.size).toBe(0)
  undoDelete('a')
  await allSent()
  expect(there.get('a')).toEqual({ text: 'winter coats', due: '2040-01-02T09:00' })
})

test('also where the deletion is on its way just then', async () => {
  queryClient.setQueryData(remindersQuery.queryKey, [reminder])
  forgetReminder('a')
  const leaving = emptyOutbox('ana')
  undoDelete('a')
  await leaving
  await vi.waitFor(() => expect(asked.slice(-3)).toEqual(['DELETE a', 'PATCH a', 'PUT a']))
  await allSent()
  expect(there.get('a')).toEqual({ text: 'winter coats', due: '2040-01-02T09:00' })
})

test('where nobody knows what it was she is told, and nothing is asked of the server', async () => {
  forgetReminder('a')
  await emptyOutbox('ana')
  undoDelete('a')
  expect(currentToast()?.title).toMatch(/You can set it again/)
  expect([asked, allOutboxItems()]).toEqual([['DELETE a'], []])
})

test('a line that had no reminder brings none back', async () => {
  queryClient.setQueryData(remindersQuery.queryKey, [reminder])
  forgetReminder('a')
  await emptyOutbox('ana')
  queryClient.setQueryData(remindersQuery.queryKey, [])
  forgetReminder('a')
  undoDelete('a')
  expect([there.size, allOutboxItems(), currentToast()]).toEqual([0, [], null])
})
