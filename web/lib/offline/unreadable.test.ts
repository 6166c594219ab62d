import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { allOutboxItems, removeOutboxItem } from './outbox-item.ts'
import { allUnreadable } from './unreadable.ts'

const item = {
  id: 'a',
  owner: 'ana',
  route: { method: 'PUT', path: '/api/check-ins/:checkInId' },
  input: { body: { text: 'the nights' } },
  refreshes: [],
  queuedAt: 1,
  notBefore: 1,
}

let stored: Map<string, string>
beforeEach(() => {
  stored = stubPhoneStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('what waits is read with its version and without one', () => {
  stored.set('unsent:a', JSON.stringify(item))
  expect(allOutboxItems()).toEqual([item])
  stored.set('unsent:a', JSON.stringify({ v: 1, value: item }))
  expect([allOutboxItems(), allUnreadable()]).toEqual([[item], []])
})

test.each([
  ['no route', { ...item, route: undefined }, ['the nights']],
  [
    'no input',
    { id: 'a', owner: 'ana', route: item.route, words: ['the nights'] },
    expect.arrayContaining(['the nights']),
  ],
  ['no owner', { ...item, owner: 5, route: null, id: 'b' }, ['the nights']],
])('what waits and has %s is not sent, nor dropped: its words are there', (_what, value, words) => {
  stored.set('unsent:a', JSON.stringify(value))
  expect([allOutboxItems(), allUnreadable()]).toEqual([[], [{ id: 'a', words }]])
  removeOutboxItem('a')
  expect([allUnreadable(), stored.size]).toEqual([[], 0])
})

test('what is no JSON is shown as it stands', () => {
  stored.set('unsent:a', '{"said": "the ni')
  expect(allUnreadable()).toEqual([{ id: 'a', words: ['{"said": "the ni'] }])
})
