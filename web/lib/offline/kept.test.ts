import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { CallError } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'
import { isKnownEmpty, keep, readKept, removeKept, removeKeptIfEmpty } from './kept.ts'

declare module './kept.ts' {
  interface KeptQueries {
    'a-list': unknown[]
    'another-list': unknown[]
    'what-they-make': unknown
  }
}

const offline = new CallError('We could not reach Lightly.', 'offline', 0)
const queryKey = ['a-list']
const read = (queryFn: () => Promise<unknown[]>) =>
  queryClient.prefetchQuery({
    queryKey,
    queryFn,
    staleTime: 0,
    retry: false,
    meta: { keep: { name: 'a-list', pick: (found: unknown[]) => found } },
  })

beforeEach(() => void stubPhoneStorage())
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('what was read as empty is known to be so where nobody can be asked', async () => {
  expect(isKnownEmpty('a-list', offline)).toBe(false)
  await read(async () => [])
  expect(isKnownEmpty('a-list', offline)).toBe(true)
  expect(isKnownEmpty('a-list', new CallError('Something went wrong.', 'internal', 500))).toBe(false)
  expect(isKnownEmpty('a-list', null)).toBe(false)
  await read(async () => [{ id: 'a' }])
  expect(isKnownEmpty('a-list', offline)).toBe(false)
})

test('once something has come to it nobody knows, until it has been read anew', async () => {
  await read(async () => [])
  removeKeptIfEmpty('a-list')
  await read(() => Promise.reject(offline))
  expect(readKept('a-list')).toBeUndefined()
  await read(async () => [])
  expect(readKept('a-list')).toEqual([])
})

test('of what is kept and not empty nothing is forgotten', () => {
  keep('a-list', [{ id: 'a' }])
  removeKeptIfEmpty('a-list')
  expect(readKept('a-list')).toEqual([{ id: 'a' }])
})

test('what was made of something that is gone is let go, and only that', () => {
  for (const name of ['a-list', 'another-list', 'what-they-make'] as const) keep(name, [{ id: 'a' }])
  removeKept('what-they-make', 'another-list')
  expect([readKept('what-they-make'), readKept('another-list'), readKept('a-list')]).toEqual([
    undefined,
    undefined,
    [{ id: 'a' }],
  ])
})
