import { addDays } from '#contract/calendar.ts'
import { dayOf, minuteOf, wallClockIn } from '#contract/clock.ts'
import { pseudoRandom } from './ids.ts'

export const minuteMs = 60_000
const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** How many of a hundred texts are written in each hour of the day where they live: mostly when children sleep, or do not. */
const rhythm = [3, 4, 7, 7, 5, 7, 6, 3, 2, 3, 3, 2, 3, 5, 3, 1, 1, 1, 2, 4, 9, 9, 6, 4]
const zone = 'Australia/Melbourne'

function hourBy(share: number): number {
  let left = share * rhythm.reduce((sum, each) => sum + each)
  return rhythm.findIndex((each) => {
    left -= each
    return left < 0
  })
}

/** The moment of a day at which somebody is likely to write, in the day before `until`, whole minutes. */
function inTheDayBefore(until: Date, ...seed: string[]): Date {
  const minute = hourBy(pseudoRandom('hour', ...seed)) * 60 + Math.floor(pseudoRandom('minute', ...seed) * 60)
  const now = minuteOf(wallClockIn(zone, until))
  const back = (now - minute + 1440) % 1440 || 1440
  return new Date(Math.floor(until.getTime() / minuteMs) * minuteMs - back * minuteMs)
}

/**
 * So many moments of the weeks before `until`, oldest first, none in the last hour: some in each week, at the hours at which mothers write.
 */
export function threadTimes(count: number, days: number, until: Date, seed: string): Date[] {
  const last = until.getTime() - hourMs
  return Array.from({ length: count }, (_, at) => {
    // The last one came within a day.
    const back = ((count - 1 - at) * days) / count + 0.9 * pseudoRandom('day', seed, String(at))
    return inTheDayBefore(new Date(last - Math.floor(back) * dayMs), seed, String(at))
  }).sort((one, other) => one.getTime() - other.getTime())
}

/**
 * When so many replies to something came, one after the other: the first ones within the hour as a rule, the last ones days later, all
 * before `until`.
 */
export function replyTimes(count: number, from: Date, until: Date, seed: string): Date[] {
  const room = until.getTime() - from.getTime() - 2 * minuteMs
  let at = 0
  const gaps = Array.from({ length: count }, (_, index) => {
    at += (6 + 170 * pseudoRandom('gap', seed, String(index)) ** 3 * (index + 1)) * minuteMs
    return at
  })
  const squeeze = Math.min(1, room / (at || 1))
  return gaps.map((gap) => new Date(Math.floor((from.getTime() + gap * squeeze) / minuteMs + 1) * minuteMs))
}

/** The day, `YYYY-MM-DD`, so many days before `now` where they live. */
export const dayAgo = (days: number, now: Date): string => addDays(dayOf(wallClockIn(zone, now)), -days)

/** The moment at which clocks there show this, `YYYY-MM-DD` and `HH:MM`. */
export function momentOf(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const shown = Date.parse(`${wallClockIn(zone, new Date(asUtc))}Z`)
  return new Date(2 * asUtc - shown)
}
