import type { CheckInOfDay } from '#contract/you-today.ts'
import { readStored } from './stored-state.ts'

/** Where the phone keeps a day's check-in. */
export const dayStateKey = (day: string) => `you-today:${day}`

/** What she told of this day on this phone; null until mood and energy are both there. */
export function readCheckInOfDay(day: string): CheckInOfDay | null {
  const {
    mood,
    energy,
    focus = '',
  } = readStored<{ given: Partial<CheckInOfDay> }>(dayStateKey(day))?.given ?? {}
  return mood && energy ? { mood, energy, focus } : null
}
