import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveReminder } from '#contract/reminders.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { putInOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { useSaveReminder } from './api.ts'

const coats = { id: 'a', text: 'winter coats', due: '2040-01-02T09:00' }
let asked: string[]

beforeEach(() => {
  asked = []
  stubPhoneStorage()
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path} ${body}`)
    return Response.json({ safety: { level: 'none', cardId: null, softLine: null } })
  })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function fillPhone(): void {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError')
  })
}

function save(): Promise<unknown> {
  let saved: Promise<unknown> = Promise.resolve()
  function Screen() {
    saved = useSaveReminder().mutateAsync(coats)
    return null
  }
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Screen)))
  return saved
}

test('where the phone is full a reminder is sent at once, in place of what waited', async () => {
  const older = { params: { reminderId: 'a' }, body: { text: 'coats', due: '2040-01-01T09:00' } }
  putInOutbox(saveReminder, older, { id: 'a', refreshes: [] })
  fillPhone()
  expect(await save()).toEqual({ level: 'none', cardId: null, softLine: null })
  expect(asked).toEqual(['PUT /api/reminders/a {"text":"winter coats","due":"2040-01-02T09:00"}'])
  expect(allOutboxItems()).toEqual([])
})

test('where it cannot be sent either she is told so in our own words', async () => {
  fillPhone()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(save()).rejects.toThrow('We could not reach Lightly.')
  vi.stubGlobal('fetch', async () => new Response('{"safe'))
  await expect(save()).rejects.toThrow('The connection was lost. Please try again.')
})

test('where the answer to a kept one breaks off it still waits', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"safe'))
  expect(await save()).toBeNull()
  expect(allOutboxItems().map(({ id }) => id)).toEqual(['a'])
})

test('a session that is over is no full phone', async () => {
  fillPhone()
  queryClient.setQueryData(sessionKey, null)
  await expect(save()).rejects.toThrow('Please sign in')
  expect(asked).toEqual([])
})
