import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { dayIn } from './day.ts'
import { streakOf, withToday } from './streak.ts'

const today = '2026-11-21'
const back = (...counts: number[]) => counts.map((count) => addDays(today, -count))

test.each([
  ['nothing told', [], { days: 0, today_open: true }],
  ['today alone', back(0), { days: 1, today_open: false }],
  ['today and the two days before', back(2, 0, 1), { days: 3, today_open: false }],
  ['three days up to yesterday', back(1, 2, 3), { days: 3, today_open: true }],
  ['a whole day missed', back(2, 3, 4), { days: 0, today_open: true }],
  ['a gap further back', back(0, 1, 3, 4), { days: 2, today_open: false }],
  ['several on one day', back(0, 0, 0, 1), { days: 2, today_open: false }],
  ['a day that is still to come', back(-1, 0), { days: 1, today_open: false }],
] as const)('%s', (_, recorded, streak) => {
  expect(streakOf(recorded, today)).toEqual(streak)
})

test.each([
  ['nothing told', []],
  ['two days up to yesterday', back(1, 2)],
  ['today already', back(0, 1)],
  ['a gap', back(2)],
] as const)('with a check-in of today more: %s', (_, recorded) => {
  expect(withToday(streakOf(recorded, today))).toEqual(streakOf([...recorded, today], today))
})

const zone = fc.constantFrom(
  'Australia/Melbourne',
  'Australia/Lord_Howe',
  'Australia/Perth',
  'America/New_York',
  'Pacific/Auckland',
  'Europe/London',
  'UTC',
)
const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('somebody who checks in at any hour of each of her days keeps her run, daylight saving or not', () => {
  fc.assert(
    fc.property(
      zone,
      moment,
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 60 }),
      (timeZone, end, hours) => {
        const last = dayIn(timeZone, end)
        const recorded = hours.map((share, index) =>
          dayIn(timeZone, somewhereIn(timeZone, addDays(last, -index), share)),
        )
        expect(streakOf(recorded, last)).toEqual({ days: hours.length, today_open: false })
        expect(streakOf(recorded.slice(1), last)).toEqual({ days: hours.length - 1, today_open: true })
      },
    ),
    { numRuns: 60 },
  )
})

/** A moment of that day in that zone, by the share of the day that has passed: 23, 24 or 25 hours long as it may be. */
function somewhereIn(timeZone: string, day: string, share: number): Date {
  const start = firstMomentOf(timeZone, day)
  const end = firstMomentOf(timeZone, addDays(day, 1))
  return new Date(start + Math.floor((end - start) * share))
}

function firstMomentOf(timeZone: string, day: string): number {
  let low = Date.parse(`${day}T00:00:00Z`) - 15 * 3_600_000
  let high = low + 30 * 3_600_000
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (dayIn(timeZone, new Date(middle)) >= day) high = middle
    else low = middle
  }
  return high
}

test('one more check-in never shortens a run, and order does not matter', () => {
  const recorded = fc.array(
    fc.integer({ min: -3, max: 30 }).map((count) => addDays(today, -count)),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(recorded, fc.integer({ min: 0, max: 30 }), (days, more) => {
      const before = streakOf(days, today)
      expect(streakOf([...days].reverse(), today)).toEqual(before)
      expect(streakOf([...days, addDays(today, -more)], today).days).toBeGreaterThanOrEqual(before.days)
    }),
  )
})
