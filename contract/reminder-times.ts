import { addDays } from './calendar.ts'
import { dayOf, minuteOf, timeOf } from './clock.ts'
import { isQuiet, type QuietHours } from './quiet-hours.ts'

// When something may come to her. All of it goes by the clock on her wall, so that an hour that comes twice or not at
// all changes nothing: what was due in a missing hour is due right after it, and a day has each nudge once.

export const nudgeKinds = ['real_talk', 'wake', 'bedtime'] as const
export type NudgeKind = (typeof nudgeKinds)[number]

/** How many minutes after its time each kind still makes sense. A wake nudge in the afternoon does not. */
export const nudgeValidMinutes: Record<NudgeKind, number> = { real_talk: 360, wake: 120, bedtime: 90 }
/** What waited for the end of quiet hours may still come this long after it. */
const graceMinutes = 30
const dayMinutes = 24 * 60

/**
 * Between which minutes of the day a nudge that is set for `at` may come, the last one excluded. Inside quiet hours it
 * waits for their end; null where it would be pointless by then, or the next day.
 */
export function nudgeWindow(
  kind: NudgeKind,
  at: number,
  quiet: QuietHours,
): { from: number; until: number } | null {
  const from = isQuiet(at, quiet) ? quiet.until : at
  if (from < at || from - at > nudgeValidMinutes[kind]) return null
  return { from, until: Math.min(Math.max(at + nudgeValidMinutes[kind], from + graceMinutes), dayMinutes) }
}

/**
 * Whether a nudge is due now.
 * @param now her wall clock
 * @param since her wall clock when she asked for it: what she asks for at noon does not come for the morning before
 */
export function isNudgeDue(
  kind: NudgeKind,
  at: number,
  quiet: QuietHours,
  now: string,
  since: string,
): boolean {
  const window = nudgeWindow(kind, at, quiet)
  const minute = minuteOf(now)
  if (!window || minute < window.from || minute >= window.until || isQuiet(minute, quiet)) return false
  return since <= `${dayOf(now)}T${timeOf(window.from)}`
}

/** When a reminder of her own comes that is set for `due`: then, or where that is quiet, once quiet hours end. */
export function reminderArrival(due: string, quiet: QuietHours): string {
  const minute = minuteOf(due)
  if (!isQuiet(minute, quiet)) return due
  const day = minute < quiet.until ? dayOf(due) : addDays(dayOf(due), 1)
  return `${day}T${timeOf(quiet.until)}`
}

/** Whether a reminder of her own is due: its time has come, however long ago, and it is not quiet. */
export function isReminderDue(due: string, quiet: QuietHours, now: string): boolean {
  return due <= now && !isQuiet(minuteOf(now), quiet)
}
