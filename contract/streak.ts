import { addDays } from './calendar.ts'

/** How many days in a row she has checked in. */
export interface Streak {
  /** Length of the run that ends today or, while today is still open, yesterday; 0 where there is none. */
  days: number
  /** Whether today has no check-in yet. */
  today_open: boolean
}

/**
 * Counts consecutive days back from today. While today is still open the run up to yesterday stands: it ends only once a
 * whole day has passed without a check-in. Days after today (told before she travelled west) do not count.
 * @param checkInDays the days with a check-in, `YYYY-MM-DD`, in any order, several times or not.
 */
export function streakOf(checkInDays: Iterable<string>, today: string): Streak {
  const days = new Set(checkInDays)
  const today_open = !days.has(today)
  let run = 0
  for (let day = today_open ? addDays(today, -1) : today; days.has(day); day = addDays(day, -1)) run += 1
  return { days: run, today_open }
}

/** The run with a check-in of today that is not counted in it yet. @param streak undefined where the run is not known */
export function withToday(streak: Streak = { days: 0, today_open: true }): Streak {
  return streak.today_open ? { days: streak.days + 1, today_open: false } : streak
}
