import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayStateKey, readCheckInOfDay } from './day-state.ts'

const kept = new Map<string, string>()
beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null }))
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('each day has a place of its own on the phone', () => {
  const given = { mood: 'flat', energy: 'low', focus: 'nights' }
  kept.set(dayStateKey('2026-11-21'), JSON.stringify({ given }))
  expect(dayStateKey('2026-11-21')).toContain('2026-11-21')
  expect(readCheckInOfDay('2026-11-21')).toEqual(given)
  expect(readCheckInOfDay('2026-11-22')).toBeNull()
})

test('half told is not told', () => {
  kept.set(dayStateKey('2026-11-21'), JSON.stringify({ given: { mood: 'flat' } }))
  expect(readCheckInOfDay('2026-11-21')).toBeNull()
})
