import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckIn } from '#contract/check-ins.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { checkInsQuery, queueCheckIn, useSendCheckIn } from './api.ts'
import { type Draft, newDraft } from './draft.ts'

const today = '2026-11-22'
const { queryKey } = checkInsQuery('daily')
const earlier = { id: 'a', type: 'daily', day: '2026-11-21', created_at: '2026-11-21T10:00:00Z' } as CheckIn

/** Each request, such as 'GET'. */
let asked: string[]
/** What the server answers a save with beside its id. */
let saved: Partial<CheckIn>
let draft: Draft
let stopLooking = () => {}

beforeEach(async () => {
  asked = []
  saved = { type: 'daily', day: today, created_at: `${today}T01:00:00Z`, reply: 'Here.' }
  draft = newDraft('daily', 'What helped?')
  stubPhoneStorage()
  vi.stubGlobal('fetch', async (_path: string, { method = '' }: RequestInit) => {
    asked.push(method)
    return Response.json(
      method === 'PUT'
        ? { id: draft.id, ...saved }
        : { check_ins: [earlier], next: null, streak: { days: 1, today_open: true } },
    )
  })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  stopLooking = new QueryObserver(queryClient, checkInsQuery('daily')).subscribe(() => {})
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  asked = []
})
afterEach(() => {
  stopLooking()
  for (const { id } of allOutboxItems()) removeOutboxItem(id)
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function save(mayWait: boolean): Promise<void> {
  let saving: Promise<unknown> = Promise.resolve()
  if (mayWait) queueCheckIn(draft)
  function Screen() {
    saving = useSendCheckIn(today).mutateAsync({ draft, mayWait })
    return null
  }
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Screen)))
  await saving
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

test.each([
  ['that the phone keeps', true],
  ['that it cannot keep', false],
])('a check-in %s is one request, and stands in its list with its reply', async (_which, mayWait) => {
  await save(mayWait)
  expect(asked).toEqual(['PUT'])
  expect(queryClient.getQueryData(queryKey)).toMatchObject({
    check_ins: [{ id: draft.id, reply: 'Here.' }, { id: 'a' }],
    streak: { days: 2, today_open: false },
  })
  expect(allOutboxItems()).toEqual([])
})

test.each([
  ['was told on another day', { day: '2026-11-20', created_at: '2026-11-20T10:00:00Z' }],
  ['stood there before', { id: 'a' }],
])('where it %s the list is read anew', async (_why, differently) => {
  saved = { ...saved, ...differently }
  await save(true)
  expect(asked).toEqual(['PUT', 'GET'])
})
