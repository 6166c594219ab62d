import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { threadQuery } from './api.ts'
import type { Chat } from './kept-chats.ts'
import { liveHandlers } from './live-handlers.ts'

const id = 'a-chat'
const { queryKey } = threadQuery(id)
/** The chat as the server has it. */
let there: Chat
let asked: number
let leave: () => void

const said = (content: string) => ({
  id: content,
  thread_id: id,
  role: 'user' as const,
  content,
  options: [],
  is_starred: false,
  created_at: '2026-11-21T00:00:00.000Z',
})

beforeEach(async () => {
  stubPhoneStorage()
  const thread = { id, is_saved: false } as Chat['thread']
  there = { thread, messages: [said('one')], has_earlier: false, replying: false, unanswered: null }
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json(there)
  })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  leave = new QueryObserver(queryClient, threadQuery(id)).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual(there))
  asked = 0
})
afterEach(() => {
  leave()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const hear = (isOwn: boolean) => liveHandlers.on.thread?.({ type: 'thread', id }, isOwn)
const shown = () => queryClient.getQueryData(queryKey)

test('after an event of another phone the chat is what a fresh reading brings', async () => {
  const changes: (() => Partial<Chat>)[] = [
    () => ({ messages: [said('one'), said('two')], replying: true }),
    () => ({ replying: false, unanswered: 'two' }),
    () => ({ messages: [{ ...said('one'), is_starred: true }, said('two')] }),
  ]
  for (const change of changes) {
    there = { ...there, ...change() }
    hear(false)
    await vi.waitFor(() => expect(shown()).toEqual(there))
  }
})

test('what this page did itself is not read anew', () => {
  hear(true)
  expect([asked, queryClient.isFetching()]).toEqual([0, 0])
})

test('a reply that this page asked for and follows no more is shown as soon as it is there', async () => {
  queryClient.setQueryData(queryKey, { ...there, replying: true })
  there = { ...there, messages: [said('one'), said('two')] }
  hear(true)
  await vi.waitFor(() => expect(shown()).toEqual(there))
})

test('while a reply comes in nothing is read under it', () => {
  queryClient.setQueryData(['live-reply', id], { messageId: 'two', failure: null, stopped: false })
  hear(false)
  expect([asked, queryClient.isFetching()]).toEqual([0, 0])
})
