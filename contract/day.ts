import { dayOf, minuteOf, wallClockIn } from './clock.ts'

/** The calendar day, YYYY-MM-DD, that `at` falls on in an IANA time zone. */
export const dayIn = (timeZone: string, at: Date) => dayOf(wallClockIn(timeZone, at))

/** The hour of the clock, 0 to 23, at `at` in an IANA time zone. */
export const hourIn = (timeZone: string, at: Date) => Math.floor(minuteOf(wallClockIn(timeZone, at)) / 60)
