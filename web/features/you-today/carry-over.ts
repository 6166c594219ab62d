import { readStored, storedKeys, writeStored } from '#web/lib/device/stored-state.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import {
  asDay,
  type DayState,
  dayStateKey,
  dayStatePrefix,
  hasUnsubmittedText,
} from '#web/member/day-state.ts'
import { readQueuedDay } from './submit-you-today.ts'

/**
 * Puts the words that she began on an earlier day and never told into the form of this one, so that midnight hides nothing; so it does
 * with what was refused. Where this day has words or a tip of its own, or waits for one, they wait for the next. How she was then is
 * not how she is now: mood and energy stay behind.
 */
export function carryOver(day: string): void {
  const key = dayStateKey(day)
  const here = readStored(key, asDay)
  if (here?.insight || here?.given.focus?.trim() || isWaiting(key)) return
  const last = storedKeys(dayStatePrefix)
    .filter((earlier) => earlier < key && isLeftBehind(earlier))
    .sort()
    .at(-1)
  const focus = last && readStored(last, asDay)?.given.focus
  if (!focus || !writeStored(key, { given: { ...here?.given, focus }, insight: null } satisfies DayState))
    return
  writeStored(last, undefined)
  if (submitted(last)?.refused) removeOutboxItem(last)
}

/** What she told of a day, where it is on this phone still. It goes under the key of its day. */
const submitted = (key: string) => readQueuedDay(allOutboxItems(), key.slice(dayStatePrefix.length))

/** What waits to be sent is told, and its answer comes by itself; of what was refused none does. */
function isWaiting(key: string): boolean {
  const waiting = submitted(key)
  return waiting !== undefined && !waiting.refused
}

function isLeftBehind(key: string): boolean {
  const state = readStored(key, asDay)
  return hasUnsubmittedText(state) && !(isWaiting(key) && submitted(key)?.focus === state?.given.focus)
}
