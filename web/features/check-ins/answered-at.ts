import { addDays, weekStartOf } from '#contract/calendar.ts'
import { dayOf, minuteOf, wallClockIn } from '#contract/clock.ts'
import { dayIn } from '#contract/day.ts'
import type { Draft } from './draft.ts'

/** Before this it is still the night of the day before. */
const nightUntil = 5 * 60

/**
 * The moment that a draft is told at: now, but for a look back on the week that she last wrote at on Sunday and goes on with that
 * night. It stays with the week that it was begun for.
 */
export function answeredAt({ answers, answeredAt: writtenAt }: Draft, timezone: string, now: Date): Date {
  if (answers.type === 'daily' || !writtenAt) return now
  const clock = wallClockIn(timezone, now)
  const today = dayOf(clock)
  const isSundayNight = weekStartOf(today) === today && minuteOf(clock) < nightUntil
  const at = new Date(writtenAt)
  return isSundayNight && dayIn(timezone, at) === addDays(today, -1) ? at : now
}
