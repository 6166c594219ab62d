import { type DayState, dayStateKey, dayStatePrefix, hasUntoldWords } from '#web/lib/day-state.ts'
import { readStored, storedKeys, writeStored } from '#web/lib/stored-state.ts'
import { allUnsent } from '#web/lib/unsent.ts'
import { readWaitingDay } from './tell-day.ts'

/**
 * Puts the words that she began on an earlier day and never told into the form of this one, so that midnight hides nothing. Where this
 * day has words or a tip of its own they wait for the next. How she was then is not how she is now: mood and energy stay behind.
 */
export function carryOver(day: string): void {
  const key = dayStateKey(day)
  const here = readStored<DayState>(key)
  if (here?.insight || here?.given.focus?.trim()) return
  const last = storedKeys(dayStatePrefix)
    .filter((earlier) => earlier < key && isLeftBehind(earlier))
    .sort()
    .at(-1)
  const focus = last && readStored<DayState>(last)?.given.focus
  if (focus && writeStored(key, { given: { ...here?.given, focus }, insight: null } satisfies DayState))
    writeStored(last, undefined)
}

/** What waits to be sent is told: its answer comes by itself. */
function isLeftBehind(key: string): boolean {
  const state = readStored<DayState>(key)
  const waiting = readWaitingDay(allUnsent(), key.slice(dayStatePrefix.length))
  return hasUntoldWords(state) && waiting?.focus !== state?.given.focus
}
