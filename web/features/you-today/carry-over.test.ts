import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { allOutboxItems, removeOutboxItem, storeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { asDay } from '#web/member/day-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { carryOver } from './carry-over.ts'
import { submitYouToday } from './submit-you-today.ts'

const [long, before, today] = ['2026-11-20', '2026-11-21', '2026-11-22']
const given = { mood: 'flat', energy: 'low', focus: 'she is up every hour' } as const

beforeEach(() => {
  stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  for (const { id } of allOutboxItems()) removeOutboxItem(id)
  queryClient.clear()
  vi.unstubAllGlobals()
})

const keep = (day: string, state: object) => writeStored(`you-today:${day}`, state)
const kept = (day: string) => readStored(`you-today:${day}`, asDay)

test('words that she began and never told are in the form of the new day, without how she was then', () => {
  keep(before, { given, insight: null })
  keep(today, { given: { mood: 'calm' }, insight: null })
  carryOver(today)
  expect(kept(today)).toEqual({ given: { mood: 'calm', focus: given.focus }, insight: null })
  expect(kept(before)).toBeUndefined()
})

test('of several such days the last comes first, and the next once the form is empty again', () => {
  keep(before, { given, insight: null })
  keep(long, { given: { focus: 'the washing' }, insight: null })
  carryOver(today)
  carryOver(today)
  expect([kept(today)?.given.focus, kept(long)?.given.focus]).toEqual([given.focus, 'the washing'])
  keep(today, { given: { focus: '' }, insight: null })
  carryOver(today)
  expect([kept(today)?.given.focus, kept(long)]).toEqual(['the washing', undefined])
})

test('words or a tip that the day has already stay as they are, and so does what waits for the next', () => {
  for (const now of [
    { given: { focus: 'school forms' }, insight: null },
    { given: { focus: '' }, insight: { focus: '' } },
  ]) {
    keep(before, { given, insight: null })
    keep(today, now)
    carryOver(today)
    expect([kept(before), kept(today)]).toMatchObject([{ given, insight: null }, now])
  }
})

test('what was told does not come back: neither what has its tip nor what waits to be sent', async () => {
  keep(before, { given, insight: given })
  carryOver(today)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  keep(before, { given, insight: null })
  await submitYouToday(before, { ...given, name: 'Ana', answered_at: `${before}T02:00:00Z` })
  carryOver(today)
  expect(kept(today)).toBeUndefined()
  keep(before, { given: { ...given, focus: 'she is up every hour, again' }, insight: null })
  carryOver(today)
  expect(kept(today)?.given.focus).toBe('she is up every hour, again')
})

test('what was refused is hers to tell anew on the next day, and waits no more', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  keep(before, { given, insight: null })
  await submitYouToday(before, { ...given, name: 'Ana', answered_at: `${before}T02:00:00Z` })
  for (const item of allOutboxItems()) storeOutboxItem({ ...item, refused: 'Not this one.' })
  carryOver(today)
  expect(kept(today)?.given.focus).toBe(given.focus)
  expect([kept(before), allOutboxItems()]).toEqual([undefined, []])
})

test('a day that waits to be sent is told, and takes up no words of an earlier one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  const now = { given: { ...given, focus: '' }, insight: null }
  keep(before, { given, insight: null })
  keep(today, now)
  await submitYouToday(today, { ...now.given, name: 'Ana', answered_at: `${today}T02:00:00Z` })
  carryOver(today)
  expect([kept(before)?.given.focus, kept(today)]).toEqual([given.focus, now])
})

test('a phone that can keep no more keeps them where they are', () => {
  keep(before, { given, insight: null })
  vi.stubGlobal('localStorage', {
    ...localStorage,
    length: localStorage.length,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  carryOver(today)
  expect(kept(before)).toEqual({ given, insight: null })
})
