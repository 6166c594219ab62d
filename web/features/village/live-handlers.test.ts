import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { sectionsKey, topicsQuery, unreadQuery } from './api.ts'
import { liveHandlers } from './live-handlers.ts'

let asked: number

beforeEach(() => {
  stubPhoneStorage()
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json({ threads: [{ post_id: 'p', topic: 'General', unread: asked }] })
  })
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is new is read anew once for all that is told at once, and not at what this page did', async () => {
  const leave = new QueryObserver(queryClient, unreadQuery).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryClient.getQueryData(unreadQuery.queryKey)).toBeDefined())
  queryClient.setQueryData(topicsQuery.queryKey, { state: 'open', topics: [] })
  queryClient.setQueryData([...sectionsKey, 'General'], { pages: [], pageParams: [] })
  const isOld = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated
  vi.useFakeTimers()
  liveHandlers.on['village-unread']?.({ type: 'village-unread', page: 'this' }, true)
  await vi.runAllTimersAsync()
  expect(asked).toBe(1)
  for (let told = 0; told < 5; told += 1)
    liveHandlers.on['village-unread']?.({ type: 'village-unread' }, false)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  await vi.waitFor(() => expect(queryClient.getQueryData(unreadQuery.queryKey)?.[0]?.unread).toBe(2))
  expect(asked).toBe(2)
  // A list that says how many replies there are is as old as what it says is new.
  expect([topicsQuery.queryKey, [...sectionsKey, 'General']].map(isOld)).toEqual([true, true])
  leave()
})
