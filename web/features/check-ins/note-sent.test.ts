import { afterEach, expect, test, vi } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import { CallError } from '#web/lib/api/call.ts'
import { isKnownEmpty, keep } from '#web/lib/offline/kept.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { noteSent } from './note-sent.ts'

afterEach(() => vi.unstubAllGlobals())

test('a check-in that waited is in no list that was kept as empty', () => {
  stubPhoneStorage()
  const isEmpty = (name: 'check-ins-daily' | 'check-ins-weekly_reset') =>
    isKnownEmpty(name, new CallError('', 'offline', 0))
  keep('check-ins-daily', [])
  keep('check-ins-weekly_reset', [])
  noteSent({ type: 'daily' }, { id: 'a', route: saveCheckIn })
  expect([isEmpty('check-ins-daily'), isEmpty('check-ins-weekly_reset')]).toEqual([false, true])
})
