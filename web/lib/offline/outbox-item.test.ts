import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#contract/account.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { clearSession, enterSession } from '../session/session.ts'
import { allOutboxItems, storeOutboxItem } from './outbox-item.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubPhoneStorage()
  vi.stubGlobal('sessionStorage', { clear: () => {} })
  localStorage.setItem('draft', 'hers')
  storeOutboxItem({
    id: 'a',
    owner: 'ana',
    route: { method: 'PUT', path: '/api/check-ins/:checkInId' },
    input: {},
    refreshes: [],
    queuedAt: 1,
    notBefore: 1,
  })
})
afterEach(() => vi.unstubAllGlobals())

const sessionOf = (id: string) => ({ user: { id } }) as Session

const outboxKeys = () => [...stored.keys()].filter((key) => key.startsWith('unsent:'))

test('what she could not send before her session ended is still there when she is back', () => {
  stored.set('member', '"ana"')
  enterSession(sessionOf('ana'))
  expect(outboxKeys()).toEqual(['unsent:a'])
  expect(allOutboxItems()).toHaveLength(1)
})

test('somebody else finds nothing of hers', () => {
  stored.set('member', '"ana"')
  enterSession(sessionOf('bea'))
  expect([outboxKeys(), allOutboxItems()]).toEqual([[], []])
})

test('nor does anybody after she has left', () => {
  clearSession()
  expect([outboxKeys(), allOutboxItems()]).toEqual([[], []])
})
