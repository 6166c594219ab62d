import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekStartOf } from '#contract/calendar.ts'
import type { RecordedDay } from '#contract/insights.ts'
import { sourcesOf } from './measures.ts'
import { monthsUpTo, weeksOfMonth } from './month.ts'
import { daysInPoints, weeksOf } from './weeks.ts'

const today = '2026-11-21'
const recorded = (day: string, mood: number | null, check_ins = 1): RecordedDay => ({
  day,
  check_ins,
  mood,
  energy: mood,
  stress: null,
  feeling: null,
})
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))

test('a week is a point from two days on, and a gap stays a gap', () => {
  const days = [
    recorded('2026-10-26', 2),
    recorded('2026-11-01', 5),
    recorded('2026-11-02', 4),
    recorded('2026-11-16', 3),
  ]
  expect(weeksOf(days, today)).toEqual([
    { start: '2026-10-26', days: 2, mood: 3.5, energy: 3.5, stress: null },
    { start: '2026-11-02', days: 1, mood: null, energy: null, stress: null },
    { start: '2026-11-09', days: 0, mood: null, energy: null, stress: null },
    { start: '2026-11-16', days: 1, mood: null, energy: null, stress: null },
  ])
})

test('what the lines rest on is what their points are the means of', () => {
  const youToday = { ...recorded('2026-11-04', 2, 0), energy: null }
  const aWeek = [recorded('2026-11-02', 4), recorded('2026-11-03', 4, 2), youToday]
  const another = [recorded('2026-11-09', 1), recorded('2026-11-10', 3)]
  const days = [recorded('2026-01-01', 5), ...aWeek, ...another, recorded('2026-11-16', 3)]
  const rests = (measures: Parameters<typeof daysInPoints>[2]) =>
    daysInPoints(days, weeksOf(days, today), measures).map(({ day }) => Number(day.slice(8)))
  expect(rests(['mood', 'energy'])).toEqual([2, 3, 4, 9, 10])
  expect(rests(['energy'])).toEqual([2, 3, 9, 10])
  expect(rests(['stress'])).toEqual([])
})

test('weeks begin on Mondays, end with this one, and are four to twelve; no level leaves 1 to 5', () => {
  const day = fc.tuple(fc.nat(200), fc.double({ min: 1, max: 5, noNaN: true }))
  fc.assert(
    fc.property(anyDay, fc.array(day), (now, days) => {
      const weeks = weeksOf(
        days.map(([back, mood]) => recorded(addDays(now, -back), mood)),
        now,
      )
      expect(weeks.length).toBeGreaterThanOrEqual(4)
      expect(weeks.length).toBeLessThanOrEqual(12)
      expect(weeks.at(-1)?.start).toBe(weekStartOf(now))
      weeks.forEach(({ start, mood }, index) => {
        expect(start).toBe(weekStartOf(start))
        if (index > 0) expect(start).toBe(addDays(weeks[index - 1]?.start ?? '', 7))
        if (mood !== null) expect(mood >= 1 - 1e-9 && mood <= 5 + 1e-9).toBe(true)
      })
    }),
  )
})

test('a month has each of its days once, under its own weekday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const month = day.slice(0, 7)
      const weeks = weeksOfMonth(month)
      const days = weeks.flat().filter((each) => each !== null)
      expect(days[0]).toBe(`${month}-01`)
      expect(days.map((each) => Number(each.slice(8)))).toEqual(days.map((_, index) => index + 1))
      expect(addDays(days.at(-1) ?? '', 1).slice(8)).toBe('01')
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        expect(week.some((each) => each !== null)).toBe(true)
        week.forEach((each, offset) => {
          if (each) expect(each).toBe(addDays(weekStartOf(each), offset))
        })
      }
    }),
  )
})

test('three months are there to choose from, over the turn of a year too', () => {
  expect(monthsUpTo('2027-01-31')).toEqual(['2027-01', '2026-12', '2026-11'])
})

test('a day with check-ins rests on those, one without on You Today', () => {
  expect(sourcesOf([recorded(today, 3, 2), recorded(today, 3, 0)])).toEqual({ checkIns: 2, youToday: 1 })
})
