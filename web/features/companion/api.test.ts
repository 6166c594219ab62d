import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatSettings } from '#contract/companion.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { chatSettingsQuery, chatSettingsSaving } from './api.ts'

/** What the server was asked, in this order, and how each is answered. */
let asked: { method: string; answer: (keep: ChatSettings['keep']) => void; refuse: () => void }[] = []

beforeEach(() => {
  asked = []
  stubPhoneStorage()
  vi.stubGlobal('fetch', (_path: string, { method }: { method: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const no = { error: 'No.', code: 'too_many' }
    asked.push({
      method,
      answer: (keep) => resolve(Response.json({ keep })),
      refuse: () => resolve(Response.json(no, { status: 429 })),
    })
    return promise
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const { queryKey } = chatSettingsQuery
const held = () => queryClient.getQueryData(queryKey)?.keep
const choose = (keep: ChatSettings['keep']) =>
  new MutationObserver(queryClient, chatSettingsSaving).mutate({ keep })
async function request(index: number) {
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(index))
  return asked[index] as (typeof asked)[number]
}

test('an answer from before she chose how long chats are kept is not shown over her choice', async () => {
  queryClient.setQueryData(queryKey, { keep: 'forever' })
  const reading = queryClient.prefetchQuery({ ...chatSettingsQuery, staleTime: 0 })
  const choosing = choose('week')
  const early = await request(0)
  const saving = await request(1)
  saving.answer('week')
  await choosing
  early.answer('forever')
  await reading
  expect(held()).toBe('week')
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('two choices go out one after the other, and what was refused is asked anew', async () => {
  queryClient.setQueryData(queryKey, { keep: 'forever' })
  const both = Promise.allSettled([choose('week'), choose('forever')])
  const first = await request(0)
  await vi.waitFor(() => expect(held()).toBe('forever'))
  expect(asked).toHaveLength(1)
  first.refuse()
  const second = await request(1)
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false)
  second.refuse()
  await both
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
