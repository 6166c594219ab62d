import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Insight } from '#contract/you-today.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { keep, readKept } from '#web/lib/offline/kept.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { asDay, dayStateKey } from '#web/member/day-state.ts'
import { insightsKey } from '#web/query-keys.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { pastDaysQuery } from './api.ts'
import { deleteDay } from './delete-day.ts'
import { submitYouToday } from './submit-you-today.ts'

const [day, dayBefore] = ['2026-11-21', '2026-11-20']
const submitted = {
  ...({ mood: 'flat', energy: 'low', focus: 'he scares me', name: 'Ana' } as const),
  answered_at: `${day}T02:00:00Z`,
}
const key = dayStateKey(day)
const given = { mood: submitted.mood, energy: submitted.energy, focus: submitted.focus }
/** What reached the server, in this order. */
let sent: string[]
let isOnline: boolean
let tip: Promise<unknown>

beforeEach(() => {
  sent = []
  isOnline = true
  tip = Promise.resolve()
  stubPhoneStorage()
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (!isOnline) throw new TypeError('network')
    if (method === 'POST') await tip
    sent.push(`${method} ${path}`)
    return Response.json(method === 'DELETE' ? { ok: true } : { ...submitted, title: 'Half speed today' })
  })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  queryClient.setQueryData(pastDaysQuery.queryKey, [{ day }, { day: dayBefore }] as Insight[])
  queryClient.setQueryData(insightsKey, {})
  writeStored(key, { given, insight: null })
})
afterEach(() => {
  for (const { id } of allOutboxItems()) removeOutboxItem(id)
  queryClient.clear()
  vi.unstubAllGlobals()
})

const listed = () => queryClient.getQueryData(pastDaysQuery.queryKey)?.map((each) => each.day)
const isReadAnew = () => queryClient.getQueryState(insightsKey)?.isInvalidated

test('a day goes from the server, the list and the phone, and her insights are read anew', async () => {
  keep('insights', { days: [day] })
  await deleteDay(day)
  expect(readKept('insights')).toBeUndefined()
  expect(sent).toEqual([`DELETE /api/you-today/${day}`])
  expect([listed(), readStored(key, asDay), isReadAnew()]).toEqual([[dayBefore], undefined, true])
})

test('without a connection she is told so, and all of it stays', async () => {
  isOnline = false
  await expect(deleteDay(day)).rejects.toThrow('We could not reach Lightly.')
  expect([listed(), readStored(key, asDay), isReadAnew()]).toEqual([
    [day, dayBefore],
    { given, insight: null },
    false,
  ])
})

test('what waits to be sent of that day is sent no more', async () => {
  isOnline = false
  await submitYouToday(day, submitted)
  expect(allOutboxItems()).toHaveLength(1)
  isOnline = true
  await deleteDay(day)
  expect([allOutboxItems(), sent]).toEqual([[], [`DELETE /api/you-today/${day}`]])
})

test('what is on its way of that day arrives before its deletion, not after', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  tip = promise
  const telling = submitYouToday(day, submitted)
  const deleting = deleteDay(day)
  resolve()
  await Promise.all([telling, deleting])
  expect(sent.map((each) => each.split(' ')[0])).toEqual(['POST', 'DELETE'])
  expect(readStored(key, asDay)).toBeUndefined()
})
