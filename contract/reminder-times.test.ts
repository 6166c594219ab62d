import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, minuteOf, timeOf, wallClockIn } from './clock.ts'
import { dayIn, hourIn } from './day.ts'
import { isQuiet, minutesUntilQuiet } from './quiet-hours.ts'
import {
  isNudgeDue,
  isReminderDue,
  nudgeKinds,
  nudgeValidMinutes,
  nudgeWindow,
  reminderArrival,
} from './reminder-times.ts'

const quarterMs = 15 * 60_000
const zone = fc.constantFrom(
  'Australia/Melbourne',
  'Australia/Perth',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Asia/Kathmandu',
)
/** Around the changes of the clock in both halves of the world, and anywhere else. */
const start = fc
  .oneof(
    fc.constantFrom('2026-04-04T00:00Z', '2026-10-03T00:00Z', '2026-03-07T12:00Z', '2026-10-31T12:00Z'),
    fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
  )
  .map((at) => Math.floor(new Date(at).getTime() / quarterMs) * quarterMs)
const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15)
const quiet = fc.record({ from: minute, until: minute })
const kind = fc.constantFrom(...nudgeKinds)

/** What the clock in a zone shows at every quarter of an hour of three days. */
const ticks = (timeZone: string, from: number) =>
  Array.from({ length: 3 * 96 }, (_, index) => wallClockIn(timeZone, new Date(from + index * quarterMs)))

describe('the clock on the wall', () => {
  test('is the day and the hour of its zone', () => {
    fc.assert(
      fc.property(zone, start, (timeZone, from) => {
        const wall = wallClockIn(timeZone, new Date(from))
        expect(dayOf(wall)).toBe(dayIn(timeZone, new Date(from)))
        expect(Math.floor(minuteOf(wall) / 60)).toBe(hourIn(timeZone, new Date(from)))
        expect(timeOf(minuteOf(wall))).toBe(wall.slice(-5))
      }),
    )
  })

  test('shows an hour twice, or leaves one out', () => {
    const at = (text: string) => wallClockIn('Australia/Melbourne', new Date(text))
    expect([at('2026-04-04T15:30Z'), at('2026-04-04T16:30Z')]).toEqual([
      '2026-04-05T02:30',
      '2026-04-05T02:30',
    ])
    expect([at('2026-10-03T15:59Z'), at('2026-10-03T16:00Z')]).toEqual([
      '2026-10-04T01:59',
      '2026-10-04T03:00',
    ])
  })
})

describe('quiet hours', () => {
  test('begin after as many minutes as are said, and are over at their end', () => {
    fc.assert(
      fc.property(minute, quiet, (now, hours) => {
        fc.pre(hours.from !== hours.until)
        expect(isQuiet((now + minutesUntilQuiet(now, hours)) % 1440, hours)).toBe(true)
        expect(isQuiet(hours.until, hours)).toBe(false)
      }),
    )
  })

  test('are none where both ends are the same', () => {
    fc.assert(
      fc.property(minute, minute, (now, same) => {
        expect(isQuiet(now, { from: same, until: same })).toBe(false)
        expect(minutesUntilQuiet(now, { from: same, until: same })).toBe(Number.POSITIVE_INFINITY)
      }),
    )
  })
})

describe('a nudge', () => {
  const longAgo = '2000-01-01T00:00'

  test('comes at most once a day, never early, never quiet and never when it is pointless', () => {
    fc.assert(
      fc.property(
        kind,
        zone,
        start,
        minute,
        quiet,
        fc.infiniteStream(fc.boolean()),
        (what, timeZone, from, at, hours, up) => {
          const came: string[] = []
          for (const wall of ticks(timeZone, from)) {
            // The server may be down at any time.
            if (!up.next().value || came.includes(dayOf(wall))) continue
            if (!isNudgeDue(what, at, hours, wall, longAgo)) continue
            came.push(dayOf(wall))
            const now = minuteOf(wall)
            expect(now).toBeGreaterThanOrEqual(at)
            expect(now - at).toBeLessThan(nudgeValidMinutes[what] + 30)
            expect(isQuiet(now, hours)).toBe(false)
          }
          expect(new Set(came).size).toBe(came.length)
        },
      ),
      { numRuns: 80 },
    )
  })

  test('comes each day on time, whatever the clocks do, where nothing is in its way', () => {
    fc.assert(
      fc.property(kind, zone, start, minute, (what, timeZone, from, at) => {
        const walls = ticks(timeZone, from)
        const wholeDays = new Set(walls.map(dayOf).slice(96, -96))
        for (const day of wholeDays) {
          const first = walls.find(
            (wall) => dayOf(wall) === day && isNudgeDue(what, at, { from: 0, until: 0 }, wall, longAgo),
          )
          // In an hour that the day leaves out, it comes right after.
          expect(minuteOf(first ?? '') - at, `${day} ${timeOf(at)}`).toBeLessThanOrEqual(60)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('waits for the end of quiet hours where that still makes sense', () => {
    const night = { from: 21 * 60, until: 7 * 60 }
    expect(nudgeWindow('wake', 6 * 60, night)).toEqual({ from: 420, until: 480 })
    expect(nudgeWindow('wake', 5 * 60, night)).toEqual({ from: 420, until: 450 })
    expect(nudgeWindow('wake', 4 * 60, night)).toBeNull()
    expect(nudgeWindow('bedtime', 21 * 60 + 30, night)).toBeNull()
    expect(nudgeWindow('real_talk', 570, night)).toEqual({ from: 570, until: 930 })
  })

  test('that she asks for at noon does not come for the morning before', () => {
    const hours = { from: 0, until: 0 }
    expect(isNudgeDue('real_talk', 570, hours, '2026-11-21T12:05', '2026-11-21T12:00')).toBe(false)
    expect(isNudgeDue('real_talk', 570, hours, '2026-11-22T09:30', '2026-11-21T12:00')).toBe(true)
    expect(isNudgeDue('real_talk', 570, hours, '2026-11-21T12:05', '2026-11-21T09:29')).toBe(true)
  })
})

describe('a reminder of her own', () => {
  const ahead = fc.integer({ min: 0, max: 95 })

  test('is never lost: it comes as soon as its time has come, it is not quiet, and the server is up', () => {
    fc.assert(
      fc.property(zone, start, ahead, quiet, ahead, (timeZone, from, soon, hours, downFor) => {
        const walls = ticks(timeZone, from)
        const asked = walls[soon] ?? ''
        const came = walls.findIndex((wall, index) => index >= downFor && isReminderDue(asked, hours, wall))
        const ready = walls.findIndex(
          (wall, index) => index >= downFor && wall >= asked && !isQuiet(minuteOf(wall), hours),
        )
        expect(came).toBe(ready)
        // Quiet hours last less than a day.
        expect(came).toBeGreaterThanOrEqual(downFor)
      }),
      { numRuns: 80 },
    )
  })

  test('set for quiet hours it comes when they end, that morning or the next', () => {
    const night = { from: 21 * 60, until: 7 * 60 }
    expect(reminderArrival('2026-11-22T23:00', night)).toBe('2026-11-23T07:00')
    expect(reminderArrival('2026-11-23T02:30', night)).toBe('2026-11-23T07:00')
    expect(reminderArrival('2026-11-23T07:00', night)).toBe('2026-11-23T07:00')
    expect(reminderArrival('2026-11-23T13:30', { from: 13 * 60, until: 15 * 60 })).toBe('2026-11-23T15:00')
    expect(reminderArrival('2026-11-23T02:30', { from: 0, until: 0 })).toBe('2026-11-23T02:30')
  })

  test('in the hour that is left out it comes at the hour after', () => {
    const none = { from: 0, until: 0 }
    expect(isReminderDue('2026-10-04T02:30', none, '2026-10-04T01:59')).toBe(false)
    expect(isReminderDue('2026-10-04T02:30', none, '2026-10-04T03:00')).toBe(true)
  })
})
