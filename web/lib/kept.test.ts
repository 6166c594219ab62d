import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { CallError } from './call.ts'
import { forgetEmpty, forgetKept, isKnownEmpty, keep, readKept } from './kept.ts'
import { queryClient } from './query-client.ts'

const offline = new CallError('We could not reach Lightly.', 'offline', 0)
const queryKey = ['saved']
const read = (queryFn: () => Promise<unknown[]>) =>
  queryClient.prefetchQuery({
    queryKey,
    queryFn,
    staleTime: 0,
    retry: false,
    meta: { keep: { name: 'saved', pick: (found: unknown[]) => found } },
  })

beforeEach(() => void stubPhoneStorage())
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('what was read as empty is known to be so where nobody can be asked', async () => {
  expect(isKnownEmpty('saved', offline)).toBe(false)
  await read(async () => [])
  expect(isKnownEmpty('saved', offline)).toBe(true)
  expect(isKnownEmpty('saved', new CallError('Something went wrong.', 'internal', 500))).toBe(false)
  expect(isKnownEmpty('saved', null)).toBe(false)
  await read(async () => [{ id: 'a' }])
  expect(isKnownEmpty('saved', offline)).toBe(false)
})

test('once something has come to it nobody knows, until it has been read anew', async () => {
  await read(async () => [])
  forgetEmpty('saved')
  await read(() => Promise.reject(offline))
  expect(readKept('saved')).toBeUndefined()
  await read(async () => [])
  expect(readKept('saved')).toEqual([])
})

test('of what is kept and not empty nothing is forgotten', () => {
  keep('saved', [{ id: 'a' }])
  forgetEmpty('saved')
  expect(readKept('saved')).toEqual([{ id: 'a' }])
})

test('what was made of something that is gone is let go, and only that', () => {
  for (const name of ['insights', 'week', 'saved'] as const) keep(name, [{ id: 'a' }])
  forgetKept('insights', 'week')
  expect([readKept('insights'), readKept('week'), readKept('saved')]).toEqual([
    undefined,
    undefined,
    [{ id: 'a' }],
  ])
})
