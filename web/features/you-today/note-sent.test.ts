import { afterEach, expect, test, vi } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import { askInsight } from '#contract/you-today.ts'
import { dayStateKey, readCheckInOfDay } from '#web/member/day-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { noteSent } from './note-sent.ts'

afterEach(() => vi.unstubAllGlobals())

test('the tip of a day that waited is kept under that day, and nothing of other replies', () => {
  const stored = stubPhoneStorage()
  const insight = { mood: 'flat', energy: 'low', focus: 'nights', title: 'Half speed today' }
  noteSent({ id: 'a' }, { id: 'a', route: saveCheckIn })
  noteSent(insight, { id: dayStateKey('2026-11-21'), route: askInsight })
  expect([...stored.keys()]).toEqual([dayStateKey('2026-11-21')])
  expect(readCheckInOfDay('2026-11-21')).toEqual({ mood: 'flat', energy: 'low', focus: 'nights' })
})
