import { realTalkAfterLoss } from '#content/loss/real-talk.ts'
import type { AgeBand } from '#content/reminders/nudges.ts'
import { bedtimeNudges, wakeNudges } from '#content/reminders/nudges.ts'
import { realTalk, realTalkBySeason } from '#content/reminders/real-talk.ts'
import { pickForDay } from '#contract/calendar.ts'
import type { NudgeKind } from '#contract/reminder-times.ts'
import { hashText } from '#server/platform/hash-text.ts'

/** For how many days a line of Real Talk does not come back. */
export const repeatAfterDays = 62

const bySeason: Record<string, readonly string[] | undefined> = realTalkBySeason

/**
 * The Real Talk of a day: one of those that fit her season and did not come to her lately, each member in an order of her
 * own.
 * @param lately the lines of the last `repeatAfterDays` days
 */
export function chooseRealTalk(
  userId: string,
  season: string | null,
  lately: ReadonlySet<string>,
): string | undefined {
  const fitting = [...realTalk, ...(bySeason[season ?? ''] ?? [])]
  const fresh = fitting.filter((line) => !lately.has(line))
  const rank = (line: string) => hashText(`${userId} ${line}`)
  return (fresh.length > 0 ? fresh : fitting).reduce((first, line) =>
    rank(line) < rank(first) ? line : first,
  )
}

/** The Real Talk of a day after a loss: each in its turn. */
export const realTalkInLoss = (day: string): string => pickForDay(realTalkAfterLoss, day)

/** The lines that take turns, by the kind of nudge. */
const nudges: Record<Exclude<NudgeKind, 'real_talk'>, Record<AgeBand, readonly string[]>> = {
  wake: wakeNudges,
  bedtime: bedtimeNudges,
}

/** The words of a wake or bedtime nudge: those for the age take turns by the day. */
export function chooseNudge(kind: keyof typeof nudges, band: AgeBand, day: string): string {
  return pickForDay(nudges[kind][band], day)
}
