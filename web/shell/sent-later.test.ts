import { afterEach, expect, test, vi } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import { askInsight } from '#contract/you-today.ts'
import { dayStateKey, readCheckInOfDay } from '#web/lib/day-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { graver, keepTip } from './sent-later.tsx'

afterEach(() => vi.unstubAllGlobals())

const [emergency, crisis] = [{ id: 'emergency-life' } as const, { id: 'crisis-suicide' } as const]

test('of what is sent later in one go the graver card stays, whichever comes first', () => {
  expect(graver(null, crisis)).toBe(crisis)
  expect(graver(emergency, crisis)).toBe(emergency)
  expect(graver(crisis, emergency)).toBe(emergency)
})

test('the tip of a day that waited is kept under that day, and nothing of other replies', () => {
  const stored = stubPhoneStorage()
  const insight = { mood: 'flat', energy: 'low', focus: 'nights', title: 'Half speed today' }
  keepTip({ id: 'a' }, { id: 'a', route: saveCheckIn })
  keepTip(insight, { id: dayStateKey('2026-11-21'), route: askInsight })
  expect([...stored.keys()]).toEqual([dayStateKey('2026-11-21')])
  expect(readCheckInOfDay('2026-11-21')).toEqual({ mood: 'flat', energy: 'low', focus: 'nights' })
})
