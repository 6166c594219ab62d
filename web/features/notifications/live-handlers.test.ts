import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { inboxQuery, unreadQuery } from './api.ts'
import { liveHandlers } from './live-handlers.ts'

/** What the server has of hers, and how often it was asked. */
let there: { id: string; kind: string; is_read: boolean }[]
let asked: number

beforeEach(() => {
  there = []
  asked = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked += 1
    return Response.json(
      path.endsWith('/unread')
        ? { unread: there.filter(({ is_read }) => !is_read).length }
        : { notes: there },
    )
  })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Shows both, as the screens do. */
async function show() {
  const leave = [
    new QueryObserver(queryClient, unreadQuery).subscribe(() => undefined),
    new QueryObserver(queryClient, inboxQuery).subscribe(() => undefined),
  ]
  await vi.waitFor(() => expect(queryClient.getQueryData(inboxQuery.queryKey)).toBeDefined())
  await vi.waitFor(() => expect(queryClient.getQueryData(unreadQuery.queryKey)).toBeDefined())
  return () => {
    for (const each of leave) each()
  }
}

const shown = () => [
  queryClient.getQueryData(unreadQuery.queryKey),
  queryClient.getQueryData(inboxQuery.queryKey),
]
const fresh = async () => [await fetchAnew(unreadQuery), await fetchAnew(inboxQuery)]
const fetchAnew = ({ queryFn }: { queryFn?: unknown }) => (queryFn as () => Promise<unknown>)()

test('after an event what is shown is what a fresh reading brings, whatever happened', async () => {
  const leave = await show()
  const changes = [
    () => there.push({ id: 'a', kind: 'reminder', is_read: false }),
    () => there.push({ id: 'b', kind: 'export_ready', is_read: false }),
    // A kind that this version does not know.
    () => there.push({ id: 'c', kind: 'village_picnic', is_read: true }),
    () => (there = there.map((one) => ({ ...one, is_read: true }))),
    () => (there = []),
  ]
  for (const change of changes) {
    change()
    liveHandlers.on.inbox?.({ type: 'inbox' }, false)
    const now = await fresh()
    await vi.waitFor(() => expect(shown()).toEqual(now))
  }
  leave()
})

test('what this page did itself is not read anew, so that what is new stays marked while she looks', async () => {
  const leave = await show()
  const before = asked
  liveHandlers.on.inbox?.({ type: 'inbox', page: 'this' }, true)
  await Promise.resolve()
  expect([asked, queryClient.isFetching()]).toEqual([before, 0])
  leave()
})
