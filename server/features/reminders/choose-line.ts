import type { AgeBand } from '#content/reminders/nudges.ts'
import { bedtimeNudges, wakeNudges } from '#content/reminders/nudges.ts'
import { realTalk, realTalkBySeason } from '#content/reminders/real-talk.ts'
import type { NudgeKind } from '#contract/reminder-times.ts'

/** For how many days a line of Real Talk does not come back. */
export const freshDays = 62

const bySeason: Record<string, readonly string[] | undefined> = realTalkBySeason

/** A number that stays the same for a text and looks random (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/**
 * The Real Talk of a day: one of those that fit her season and did not come to her lately, each member in an order of her
 * own.
 * @param lately the lines of the last `freshDays` days
 */
export function chooseRealTalk(
  userId: string,
  season: string | null,
  lately: ReadonlySet<string>,
): string | undefined {
  const fitting = [...realTalk, ...(bySeason[season ?? ''] ?? [])]
  const fresh = fitting.filter((line) => !lately.has(line))
  const rank = (line: string) => hashOf(`${userId} ${line}`)
  return (fresh.length > 0 ? fresh : fitting).reduce((first, line) =>
    rank(line) < rank(first) ? line : first,
  )
}

/** The words of a wake or bedtime nudge: those for the age take turns by the day. */
export function chooseNudge(kind: Exclude<NudgeKind, 'real_talk'>, band: AgeBand, day: string): string {
  const lines = (kind === 'wake' ? wakeNudges : bedtimeNudges)[band]
  const turn = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  return lines[turn % lines.length] ?? ''
}
