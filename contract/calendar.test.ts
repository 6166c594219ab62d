import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, monthsBetween, pickForDay, weekStartOf } from './calendar.ts'
import { dayIn } from './day.ts'

/** Zones on both sides of the date line, with and without daylight saving, with half hours and with odd shifts. */
const zone = fc.constantFrom(
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Perth',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'UTC',
)
const moment = fc.date({
  min: new Date('2015-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})

const weekdayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'long' }).format(at)
const weekdayOf = (day: string) => weekdayIn('UTC', new Date(`${day}T12:00:00Z`))

describe('days', () => {
  test('an hour later it is the same day or the next one, daylight saving or not', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const day = dayIn(timeZone, at)
        const later = dayIn(timeZone, new Date(at.getTime() + 3_600_000))
        expect([day, addDays(day, 1)]).toContain(later)
      }),
      { numRuns: 2000 },
    )
  })

  test('each day of a zone follows the last, with none skipped and none twice, through its shortest and longest days', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const seen = new Set(
          Array.from({ length: 24 * 10 }, (_, hour) =>
            dayIn(timeZone, new Date(at.getTime() + hour * 3_600_000)),
          ),
        )
        const days = [...seen]
        days.slice(1).forEach((day, index) => {
          expect(day).toBe(addDays(days[index] ?? '', 1))
        })
        expect(days.length).toBeGreaterThanOrEqual(10)
      }),
      { numRuns: 100 },
    )
  })

  test('adding and taking away the same number of days comes back', () => {
    fc.assert(
      fc.property(zone, moment, fc.integer({ min: -4000, max: 4000 }), (timeZone, at, count) => {
        const day = dayIn(timeZone, at)
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })

  test('the days on which Melbourne’s clocks change are one day each', () => {
    for (const [before, after] of [
      ['2026-04-04T12:59:59Z', '2026-04-05'],
      ['2026-10-03T13:59:59Z', '2026-10-04'],
    ] as const) {
      const last = new Date(before)
      expect(dayIn('Australia/Melbourne', last)).toBe(addDays(after, -1))
      expect(dayIn('Australia/Melbourne', new Date(last.getTime() + 1000))).toBe(after)
    }
  })
})

describe('weeks', () => {
  test('start on the Monday at or before the day, in her own zone', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const day = dayIn(timeZone, at)
        const start = weekStartOf(day)
        expect(weekdayOf(start)).toBe('Monday')
        expect(start <= day && day < addDays(start, 7)).toBe(true)
        if (weekdayIn(timeZone, at) === 'Monday') expect(start).toBe(day)
      }),
      { numRuns: 2000 },
    )
  })

  test('all seven days of a week share its start, and the next day begins another', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const start = weekStartOf(dayIn(timeZone, at))
        for (let offset = 0; offset < 7; offset++) expect(weekStartOf(addDays(start, offset))).toBe(start)
        expect(weekStartOf(addDays(start, 7))).toBe(addDays(start, 7))
      }),
    )
  })

  test('Sunday night in Melbourne is already Monday in Auckland', () => {
    const at = new Date('2026-11-22T12:30:00Z')
    expect(weekStartOf(dayIn('Australia/Melbourne', at))).toBe('2026-11-16')
    expect(weekStartOf(dayIn('Pacific/Auckland', at))).toBe('2026-11-23')
  })
})

test('months are whole, and turn on the day of birth', () => {
  expect(monthsBetween('2026-03-15', '2026-06-14')).toBe(2)
  expect(monthsBetween('2026-03-15', '2026-06-15')).toBe(3)
  expect(monthsBetween('2025-12-31', '2026-01-01')).toBe(0)
  expect(monthsBetween('2026-08-01', '2026-06-15')).toBe(-2)
})

test('what takes turns by the day comes round, before 1970 too, and by the week stays for seven days', () => {
  const choices = ['a', 'b', 'c']
  const from = (day: string, every?: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((offset) => pickForDay(choices, addDays(day, offset), every)).join('')
  expect(from('2026-11-23')).toMatch(/^(abcabcab|bcabcabc|cabcabca)$/)
  expect(from('1969-12-29')).toMatch(/^(abcabcab|bcabcabc|cabcabca)$/)
  const thursday = '2026-11-26'
  expect(from(thursday, 7)).toMatch(/^(a{7}b|b{7}c|c{7}a)$/)
})
