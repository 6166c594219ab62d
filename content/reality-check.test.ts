import { expect, test } from 'vitest'
import { quoteOfDay, quotes } from './reality-check.ts'

test('five days in a row show all five quotes, across a year’s end too', () => {
  const days = ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']
  expect(new Set(days.map((day) => quoteOfDay(day)))).toEqual(new Set(quotes))
})

test('the same day always shows the same quote and the fifth day after brings it back', () => {
  expect(quoteOfDay('2026-11-21')).toBe(quoteOfDay('2026-11-21'))
  expect(quoteOfDay('2026-11-26')).toBe(quoteOfDay('2026-11-21'))
})

test('a day that is no date still shows a quote', () => {
  expect(quotes).toContain(quoteOfDay('not a day'))
})
