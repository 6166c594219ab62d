import type { whenNames } from '#content/reminders/texts.ts'
import { addDays, weekStartOf } from '#contract/calendar.ts'
import { dayOf, minuteOf } from '#contract/clock.ts'

export type QuickTimeId = keyof typeof whenNames

export interface QuickTime {
  id: QuickTimeId
  /** `YYYY-MM-DDTHH:MM` on her clock. */
  due: string
}

const tonightUntil = 19 * 60 + 15
const morningFrom = '09:00'

/**
 * The simple times to be reminded at, seen from her wall clock. Before five it is still the night before: then the coming
 * morning is this one.
 */
export function quickTimes(now: string): QuickTime[] {
  const day = dayOf(now)
  const minute = minuteOf(now)
  const saturday = addDays(weekStartOf(day), 5)
  const onSaturday = `${saturday}T10:00`
  const sunday = `${addDays(saturday, 1)}T10:00`
  const times: QuickTime[] = []
  if (minute < 5 * 60) times.push({ id: 'morning', due: `${day}T${morningFrom}` })
  if (minute < tonightUntil) times.push({ id: 'tonight', due: `${day}T19:30` })
  times.push({ id: 'tomorrow', due: `${addDays(day, 1)}T${morningFrom}` })
  const weekend = [onSaturday, sunday, `${addDays(saturday, 7)}T10:00`].find((due) => due > now)
  if (weekend) times.push({ id: 'weekend', due: weekend })
  return times
}

/** For a label that begins a sentence. */
export const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)
