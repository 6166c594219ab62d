import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InsightReply } from '#contract/you-today.ts'
import { deserializeStored } from '#web/lib/device/stored-state.ts'
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
  const day = () => deserializeStored(kept.get(key) ?? null)
  keepInsight(key, insight)
  expect(day()).toEqual({ given: asked, insight })
  const since = { ...asked, focus: 'she is up every hour' }
  kept.set(key, JSON.stringify({ given: since, insight: null }))
  keepInsight(key, insight)
  expect(day()).toEqual({ given: since, insight })
})

test('of a stored day all is read that can be', () => {
  const key = dayStateKey('2026-11-21')
  for (const [stored, given] of [
    ['{"given": {"mood": "flat", "energy": "low", "focus": 5}}', { mood: 'flat', energy: 'low', focus: '' }],
    [
      '{"v": 1, "value": {"given": {"mood": "calm", "energy": "mid"}}}',
      { mood: 'calm', energy: 'mid', focus: '' },
    ],
    ['{"given": {"mood": "purple", "energy": "low"}}', null],
    ['{"given": null}', null],
    ['"flat"', null],
    ['{', null],
  ] as const) {
    kept.set(key, stored)
    expect(readCheckInOfDay('2026-11-21')).toEqual(given)
  }
})
