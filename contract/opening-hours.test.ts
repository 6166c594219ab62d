import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isOpen,
  isOpenNow,
  nextOpening,
  nextOpeningLabel,
  type OpeningHours,
  sortByOpenNow,
} from './opening-hours.ts'

const melbourne = 'Australia/Melbourne'
const weekday = [{ opens: '09:00', closes: '19:30' }]
const hours: OpeningHours = {
  mon: weekday,
  tue: weekday,
  wed: weekday,
  thu: weekday,
  fri: weekday,
  sat: [{ opens: '09:00', closes: '16:00' }],
}
const at = (iso: string) => new Date(iso)
/** Any minute from 2024 to 2034: ten of each kind of clock change. */
const instant = fc.integer({ min: 28_401_120, max: 33_660_000 }).map((minute) => new Date(minute * 60_000))

describe('isOpen', () => {
  test.each([
    // Melbourne is at +11 in summer and +10 in winter; the clocks change on 5 April and 4 October 2026.
    ['2026-11-20T08:59:00+11:00', false],
    ['2026-11-20T09:00:00+11:00', true],
    ['2026-11-20T19:29:59+11:00', true],
    ['2026-11-20T19:30:00+11:00', false],
    ['2026-11-21T15:59:00+11:00', true],
    ['2026-11-21T16:00:00+11:00', false],
    ['2026-11-22T12:00:00+11:00', false],
    ['2026-11-23T00:00:00+11:00', false],
    ['2026-04-04T09:00:00+11:00', true],
    ['2026-04-06T08:59:00+10:00', false],
    ['2026-04-06T09:00:00+10:00', true],
    ['2026-10-03T08:59:00+10:00', false],
    ['2026-10-05T09:00:00+11:00', true],
    ['2026-10-05T19:30:00+11:00', false],
  ])('%s -> %s', (iso, open) => {
    expect(isOpen(hours, melbourne, at(iso))).toBe(open)
  })

  test('is open exactly when the wall clock of the zone lies in a span of that day', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        // An independent reading of the clock: the date and time as Swedish writes them, then plain calendar arithmetic.
        const [date = '', time = ''] = moment.toLocaleString('sv-SE', { timeZone: melbourne }).split(' ')
        const day = new Date(`${date}T00:00:00Z`).getUTCDay()
        const expected =
          (day >= 1 && day <= 5 && time >= '09:00:00' && time < '19:30:00') ||
          (day === 6 && time >= '09:00:00' && time < '16:00:00')
        expect(isOpen(hours, melbourne, moment)).toBe(expected)
      }),
    )
  })

  test('a line that always answers is always open, and one without hours never is', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        expect(isOpen('always', melbourne, moment)).toBe(true)
        expect(isOpen({}, melbourne, moment)).toBe(false)
      }),
    )
  })
})

describe('nextOpening', () => {
  test('is open, is not before the moment, and nothing between the two is open', () => {
    fc.assert(
      fc.property(instant, fc.double({ min: 0, max: 0.999, noNaN: true }), (moment, share) => {
        const opening = nextOpening(hours, melbourne, moment)
        if (!opening) throw new Error('this line opens every week')
        expect(isOpen(hours, melbourne, opening)).toBe(true)
        const wait = opening.getTime() - moment.getTime()
        expect(wait).toBeGreaterThanOrEqual(0)
        if (wait > 0) {
          const between = new Date(moment.getTime() + Math.floor(wait * share))
          expect(isOpen(hours, melbourne, between)).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a line without hours never opens', () => {
    expect(nextOpening({}, melbourne, at('2026-11-21T00:00:00Z'))).toBeNull()
  })
})

describe('nextOpeningLabel', () => {
  test.each([
    ['2026-11-20T03:00:00+11:00', 'Opens today 9 am'],
    ['2026-11-20T23:59:00+11:00', 'Opens tomorrow 9 am'],
    ['2026-11-21T17:00:00+11:00', 'Opens Monday 9 am'],
    ['2026-10-03T17:00:00+10:00', 'Opens Monday 9 am'],
    ['2026-04-04T17:00:00+11:00', 'Opens Monday 9 am'],
    ['2026-11-20T12:00:00+11:00', null],
  ])('%s -> %s', (iso, label) => {
    expect(nextOpeningLabel(hours, melbourne, at(iso))).toBe(label)
  })

  test("tells the time on the reader's own clock", () => {
    const late = at('2026-11-20T02:00:00+11:00')
    expect(nextOpeningLabel(hours, melbourne, late, 'Australia/Perth')).toBe('Opens tomorrow 6 am')
    expect(nextOpeningLabel(hours, melbourne, late, 'Australia/Adelaide')).toBe('Opens today 8.30 am')
  })
})

test('sortByOpenNow puts open lines first, keeps the order otherwise and loses none', () => {
  const lines = [
    { id: 'office', hours, timeZone: melbourne },
    { id: 'never', hours: {}, timeZone: melbourne },
    { id: 'always', hours: 'always' as const, timeZone: melbourne },
  ]
  const order = (iso: string) => sortByOpenNow(lines, at(iso)).map((line) => line.id)
  expect(order('2026-11-20T03:00:00+11:00')).toEqual(['always', 'office', 'never'])
  expect(order('2026-11-20T12:00:00+11:00')).toEqual(['office', 'always', 'never'])
  expect(order('2026-12-25T12:00:00+11:00')).toEqual(['always', 'office', 'never'])
})

test('on a public holiday, by the line’s own day, nobody knows whether it is open', () => {
  const line = { hours, timeZone: melbourne }
  expect(isOpenNow(line, at('2026-12-25T12:00:00+11:00'))).toBe('maybe')
  expect(isOpenNow(line, at('2026-12-24T12:00:00+11:00'))).toBe(true)
  // In Melbourne it is the 29th by then.
  expect(isOpenNow(line, at('2026-12-28T22:30:00Z'))).toBe(true)
  expect(isOpenNow(line, at('2026-12-25T03:00:00+11:00'))).toBe(false)
  expect(isOpenNow({ ...line, hours: 'always' }, at('2026-12-25T12:00:00+11:00'))).toBe(true)
})
