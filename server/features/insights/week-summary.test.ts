import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/calendar.ts'
import { insightLimits, type RecordedDay } from '#contract/insights.ts'
import { moods } from '#contract/you-today.ts'
import { type WeekAnswers, weekSummary } from './week-summary.ts'

const start = '2026-11-16'
const level = fc.option(fc.double({ min: 1, max: 5, noNaN: true }), { nil: null })

const daysFrom = (monday: string, minLength = 0) =>
  fc
    .uniqueArray(
      fc.record({
        offset: fc.nat(6),
        check_ins: fc.nat(4),
        mood: level,
        energy: level,
        stress: level,
        feeling: fc.option(fc.constantFrom(...moods), { nil: null }),
      }),
      { selector: ({ offset }) => offset, minLength, maxLength: 7 },
    )
    .map((days): RecordedDay[] =>
      days.map(({ offset, ...day }) => ({ day: addDays(monday, offset), ...day })),
    )

const walks = { label: 'Time outside', days: 4, mood: 4, other_days: 5, other_mood: 2 }

const weeks = (minDays = 0): fc.Arbitrary<WeekAnswers> =>
  fc.record({
    start: fc.constant(start),
    days: daysFrom(start, minDays),
    before: daysFrom(addDays(start, -7)),
    reset: fc.record({ energyGiving: fc.string(), nextWeek: fc.string() }),
    helped: fc.array(fc.constantFrom(walks, { ...walks, label: 'Rest and naps' })),
    isThisWeek: fc.boolean(),
    isGrave: fc.constant(false),
    isLossMode: fc.boolean(),
  })

const quiet = {
  isLossMode: false,
  start,
  before: [],
  reset: { energyGiving: '', nextWeek: '' },
  helped: [],
  isGrave: false,
}
const day = (offset: number, hearts: Partial<RecordedDay>): RecordedDay => ({
  day: addDays(start, offset),
  check_ins: 1,
  mood: null,
  energy: null,
  stress: null,
  feeling: null,
  ...hearts,
})

test('from fewer than three days nothing is said but her own words, whatever else is known', () => {
  fc.assert(
    fc.property(weeks(), (recorded) => {
      const few = { ...recorded, days: recorded.days.slice(0, insightLimits.days - 1) }
      const silent = { ...few, reset: { energyGiving: '', nextWeek: ' ' } }
      expect(weekSummary(silent)).toEqual({ lines: [], tips: [] })
      const quoted = { ...few, reset: { energyGiving: 'tea', nextWeek: 'less' } }
      const lines = ['You wrote that this gave you energy: “tea”', 'For the week after, you wrote: “less”']
      expect(weekSummary(quoted)).toEqual({ lines, tips: [] })
    }),
  )
})

test('the order of the days changes nothing', () => {
  fc.assert(
    fc.property(weeks(), (recorded) => {
      const turned = {
        ...recorded,
        days: [...recorded.days].reverse(),
        before: [...recorded.before].reverse(),
      }
      expect(weekSummary(turned)).toEqual(weekSummary(recorded))
    }),
  )
})

test('no sentence counts more days than were told, and none is without its words', () => {
  fc.assert(
    fc.property(weeks(3), (recorded) => {
      const { lines, tips } = weekSummary({ ...recorded, reset: { energyGiving: '', nextWeek: '' } })
      const texts = [...lines, ...tips.flatMap(({ because, text }) => [because, text])]
      for (const text of texts) {
        expect(text).not.toMatch(/undefined|NaN|[{}]/)
        const counts = /(\d+) of (\d+) days/.exec(text)
        if (counts) {
          expect(Number(counts[1])).toBeLessThanOrEqual(Number(counts[2]))
          expect(Number(counts[2])).toBeLessThanOrEqual(recorded.days.length)
        }
      }
      expect(tips.length).toBeLessThanOrEqual(3)
      expect(new Set(texts).size).toBe(texts.length)
    }),
  )
})

test('nothing is compared with a week that had fewer than three days', () => {
  fc.assert(
    fc.property(weeks(), (recorded) => {
      const { lines } = weekSummary({ ...recorded, before: recorded.before.slice(0, 2) })
      expect(lines.join(' ')).not.toContain('than the week before')
    }),
  )
})

test('it never blames: not for a gap, not for a hard week', () => {
  fc.assert(
    fc.property(weeks(3), (recorded) => {
      const { lines, tips } = weekSummary({ ...recorded, reset: { energyGiving: '', nextWeek: '' } })
      const all = [...lines, ...tips.flatMap(({ because, text }) => [because, text])].join(' ')
      expect(all).not.toMatch(/should|must|only \d|missed|forgot|fail|streak|try harder|behind/i)
    }),
  )
})

test('a grave week gets the words beside the card and nothing light', () => {
  fc.assert(
    fc.property(weeks(), (recorded) => {
      const { lines, tips } = weekSummary({ ...recorded, isGrave: true })
      expect(lines).toEqual([expect.stringContaining('The card here has people')])
      expect(tips).toEqual([])
    }),
  )
})

test('a hard week in her own numbers', () => {
  const days = [
    day(0, { mood: 2, energy: 1, stress: 5, feeling: 'frazzled' }),
    day(2, { mood: 2, energy: 2, stress: 4, feeling: 'frazzled' }),
    day(3, { mood: 4, energy: 2, stress: 2, feeling: 'okay' }),
  ]
  const before = [7, 6, 5].map((back) => day(-back, { mood: 2.6, energy: 4, stress: 3 }))
  const reset = { energyGiving: ' a walk\nwith Bea ', nextWeek: 'x'.repeat(500) }
  const { lines, tips } = weekSummary({
    ...quiet,
    days,
    before,
    reset,
    helped: [walks],
    isThisWeek: true,
  })
  expect(lines).toEqual([
    expect.stringMatching(/low/),
    expect.stringMatching(/thin|tank/),
    expect.stringMatching(/high|pulling/),
    'Energy was lower than the week before.',
    'Thursday was your lightest day.',
    '“Frazzled” was your word for 2 of 3 days.',
    'You wrote that this gave you energy: “a walk with Bea”',
    expect.stringMatching(/^For the week after, you wrote: “x{119}…”$/),
  ])
  expect(tips.map(({ because }) => because)).toEqual([
    'Energy was low on 3 of 3 days.',
    'Stress was high on 2 of 3 days.',
    'Mood was low on 2 of 3 days.',
  ])
})

test.each([
  ['low days are most of it, whatever the mean', [2, 2, 2, 2, 2, 5, 5], /low/, /high|pulling/],
  ['as many light days make a middle', [2, 2, 5, 5], /mix|middle/, /came and went|middle/],
  ['half of the days, the others in between', [2, 2, 3, 4], /low/, /high|pulling/],
  ['fewer than half leave it to the mean', [2, 3, 3, 4], /mix|middle/, /came and went|middle/],
])('the sentences and the tips say the same: %s', (_, moods, mood, stress) => {
  const days = moods.map((level, offset) => day(offset, { mood: level, stress: 6 - level }))
  const { lines } = weekSummary({ ...quiet, days, isThisWeek: false })
  expect(lines[0]).toMatch(mood)
  expect(lines[1]).toMatch(stress)
})

test('after a loss no tip of a good week is about being a mum', () => {
  const days = [0, 1, 2, 4].map((offset) => day(offset, { mood: 4, energy: 4, stress: 2 }))
  const tipsOfWeeks = (isLossMode: boolean) =>
    [0, 7, 14].flatMap((later) => {
      const weekStart = addDays(quiet.start, later)
      const week = days.map((recorded) => ({ ...recorded, day: addDays(recorded.day, later) }))
      return weekSummary({ ...quiet, start: weekStart, days: week, isThisWeek: false, isLossMode }).tips
    })
  expect(
    tipsOfWeeks(false)
      .map(({ text }) => text)
      .join(),
  ).toMatch(/mum/)
  expect(tipsOfWeeks(true)).toHaveLength(3)
  expect(
    tipsOfWeeks(true)
      .map(({ text }) => text)
      .join(),
  ).not.toMatch(/mum/)
})

test('a good week is left alone, and what helped is named', () => {
  const days = [0, 1, 2, 4].map((offset) => day(offset, { mood: 4, energy: 4, stress: 2 }))
  const { tips } = weekSummary({ ...quiet, days, helped: [walks], isThisWeek: false })
  expect(tips.map(({ because }) => because)).toEqual([
    'Time outside tended to come with your better days (4 with it, 5 without, looking back up to three months).',
    'Most of the days you told were in the middle or better.',
  ])
})
