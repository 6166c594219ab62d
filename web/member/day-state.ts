import { dayIn } from '#contract/day.ts'
import { type CheckInOfDay, energies, type InsightReply, moods } from '#contract/you-today.ts'
import { isRecord, type Parse } from '#web/lib/device/parse.ts'
import { readStored, storedKeys, writeStored } from '#web/lib/device/stored-state.ts'
import { readKept } from '#web/lib/offline/kept.ts'

/** What the phone keeps of a day: what she chose and the tip it was given. */
export interface DayState {
  given: Partial<CheckInOfDay>
  insight: InsightReply | null
  /** That she is telling it anew. Until she has, its tip is what the server was told. */
  again?: boolean
}

/** What she chose, as far as it is one of the choices, and what she wrote. */
const asGivenOfDay = (stored: unknown) =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([name, value]) =>
        (name === 'mood' && moods.includes(value)) ||
        (name === 'energy' && energies.includes(value)) ||
        (name === 'focus' && typeof value === 'string'),
    ),
  ) as Partial<CheckInOfDay>

/** What screens take apart of a tip is there, whatever an older app kept of it. */
const bareTip = { focus: '', bullets: [], safety: { level: 'none', cardId: null, softLine: null } } as const

/** A stored day: what can be read of it. */
export const asDay: Parse<DayState> = (stored) =>
  isRecord(stored)
    ? {
        given: asGivenOfDay(stored.given),
        insight: isRecord(stored.insight)
          ? ({ ...bareTip, ...stored.insight } as unknown as InsightReply)
          : null,
        ...(stored.again === true && { again: true }),
      }
    : undefined

/** How the keys of what the phone keeps of days begin. */
export const dayStatePrefix = 'you-today:'
/** Where the phone keeps a day's check-in. */
export const dayStateKey = (day: string) => `${dayStatePrefix}${day}`

/** What she told of this day on this phone; null until mood and energy are both there. */
export function readCheckInOfDay(day: string): CheckInOfDay | null {
  const { mood, energy, focus = '' } = readStored(dayStateKey(day), asDay)?.given ?? {}
  return mood && energy ? { mood, energy, focus } : null
}

/**
 * Keeps the tip of a day beside what she has told by now, which may be more than what it answers.
 * @param key of `dayStateKey`
 */
export function keepInsight(key: string, insight: InsightReply): void {
  const { mood, energy, focus } = insight
  const given = readStored(key, asDay)?.given ?? { mood, energy, focus }
  writeStored(key, { given, insight } satisfies DayState)
}

/**
 * Takes off this phone the days before today that the server has. What she told since, or what was never sent, stays;
 * where it is not known in which zone she lives, so does everything.
 */
export function forgetPastDays(): void {
  const timezone = readKept('member')?.timezone
  if (!timezone) return
  const today = dayStateKey(dayIn(timezone, new Date()))
  for (const key of storedKeys(dayStatePrefix))
    if (key < today && isWithServer(readStored(key, asDay))) writeStored(key, undefined)
}

const isWithServer = (day: DayState | undefined) => Boolean(day?.insight && !hasUnsubmittedText(day))

/** Whether she wrote what no tip of that day answers: a tip comes of what the server was told, which is no more than its words. */
export function hasUnsubmittedText(day: DayState | undefined): boolean {
  const focus = day?.given.focus?.trim()
  return Boolean(focus && focus !== day?.insight?.focus.trim())
}
