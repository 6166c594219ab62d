import { describe, expect, test } from 'vitest'
import { streakOf } from '#contract/streak.ts'
import { fallbackReply } from './check-in-replies.ts'
import { heartLabels, streakLine } from './check-ins.ts'
import { readingGrade } from './testing/reading-grade.ts'

test('hearts go from very low to high', () => {
  expect(heartLabels).toEqual(['very low', 'low', 'mid', 'good', 'high'])
})

describe('the run of days in words', () => {
  const today = '2026-11-21'
  test.each([
    [['2026-11-21'], 'You checked in today.'],
    [['2026-11-21', '2026-11-20', '2026-11-19'], '3 days in a row, today among them.'],
    [['2026-11-20', '2026-11-19'], 'You checked in 2 days in a row. Today is still open, no rush.'],
    [['2026-11-20'], 'You checked in yesterday. Today is open, if you like.'],
    [['2026-11-02'], 'Welcome back. Start wherever you are.'],
    [[], 'Three hearts and a line, if you like. That is all.'],
  ])('%j', (days, line) => {
    expect(streakLine(streakOf(days, today), days.length > 0)).toBe(line)
  })

  test('never blames', () => {
    for (const days of [0, 1, 2, 30])
      for (const today_open of days === 0 ? [true] : [true, false])
        expect(streakLine({ days, today_open }, true)).not.toMatch(/miss|lost|broke|fail|forgot|should|only/i)
  })
})

const steps = [1, 2, 3, 4, 5]
const everySet = steps.flatMap((energy) =>
  steps.flatMap((mood) => steps.map((stress) => ({ energy, mood, stress }))),
)

test.each(['daily', 'weekly_reset'] as const)(
  'every set of hearts has its words, %s: plain, low ones never told to do more, and no two times running the same',
  (type) => {
    const all = new Set<string>()
    for (const hearts of everySet) {
      const earlier: string[] = []
      for (let time = 0; time < 4; time += 1) {
        const text = fallbackReply(type, hearts, earlier)
        expect(text).toMatch(/\S\n\n• \S/)
        if (hearts.energy <= 2) expect(text).not.toMatch(/light in|good in it|good bit|ease in/)
        expect(earlier.slice(0, 2)).not.toContain(text)
        earlier.unshift(text)
        all.add(text)
      }
    }
    expect(all.size).toBeGreaterThanOrEqual(15)
    expect(
      readingGrade([...all].map((text) => text.replaceAll('\n\n•', ' ').replaceAll('\n•', ' '))),
    ).toBeLessThanOrEqual(8)
  },
)

test('where no hearts are known, each kind has words of its own', () => {
  expect(fallbackReply('daily', undefined)).not.toBe(fallbackReply('weekly_reset', undefined))
})
