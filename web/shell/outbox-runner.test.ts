import { afterEach, expect, test, vi } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import { askInsight } from '#contract/you-today.ts'
import { CallError } from '#web/lib/call.ts'
import { dayStateKey, readCheckInOfDay } from '#web/lib/day-state.ts'
import { isKnownEmpty, keep } from '#web/lib/kept.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { graverCard, keepTip, noteCheckIn } from './outbox-runner.tsx'

afterEach(() => vi.unstubAllGlobals())

const [emergency, crisis] = [{ id: 'emergency-life' } as const, { id: 'crisis-suicide' } as const]

test('of what is sent later in one go the graver card stays, whichever comes first', () => {
  expect(graverCard(null, crisis)).toBe(crisis)
  expect(graverCard(emergency, crisis)).toBe(emergency)
  expect(graverCard(crisis, emergency)).toBe(emergency)
})

test('the tip of a day that waited is kept under that day, and nothing of other replies', () => {
  const stored = stubPhoneStorage()
  const insight = { mood: 'flat', energy: 'low', focus: 'nights', title: 'Half speed today' }
  keepTip({ id: 'a' }, { id: 'a', route: saveCheckIn })
  keepTip(insight, { id: dayStateKey('2026-11-21'), route: askInsight })
  expect([...stored.keys()]).toEqual([dayStateKey('2026-11-21')])
  expect(readCheckInOfDay('2026-11-21')).toEqual({ mood: 'flat', energy: 'low', focus: 'nights' })
})

test('a check-in that waited is in no list that was kept as empty', () => {
  stubPhoneStorage()
  const isEmpty = (name: 'check-ins-daily' | 'check-ins-weekly_reset') =>
    isKnownEmpty(name, new CallError('', 'offline', 0))
  keep('check-ins-daily', [])
  keep('check-ins-weekly_reset', [])
  noteCheckIn({ type: 'daily' }, { route: saveCheckIn })
  expect([isEmpty('check-ins-daily'), isEmpty('check-ins-weekly_reset')]).toEqual([false, true])
})
