import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InsightReply } from '#contract/you-today.ts'
import { dayStateKey, keepInsight, readCheckInOfDay } from './day-state.ts'

const kept = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }),
)
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

test('a tip is kept beside what she has told by then', () => {
  const asked = { mood: 'flat', energy: 'low', focus: '' } as const
  const insight = { title: 'Half speed today', ...asked } as InsightReply
  const key = dayStateKey('2026-11-21')
  const day = () => JSON.parse(kept.get(key) ?? 'null')
  keepInsight(key, insight)
  expect(day()).toEqual({ given: asked, insight })
  const since = { ...asked, focus: 'she is up every hour' }
  kept.set(key, JSON.stringify({ given: since, insight: null }))
  keepInsight(key, insight)
  expect(day()).toEqual({ given: since, insight })
})
