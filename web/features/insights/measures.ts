import { restsOn, sourcesOfWeek } from '#content/insights/words.ts'
import type { RecordedDay, Week } from '#contract/insights.ts'

/** What these days rest on: every check-in, and You Today where a day has nothing else. */
export function sourcesOf(days: readonly RecordedDay[]) {
  return {
    checkIns: days.reduce((sum, day) => sum + day.check_ins, 0),
    youToday: days.filter((day) => day.check_ins === 0).length,
  }
}

/** What a week's summary rests on, in words; where it says nothing, what was told of it. */
export function weekRestsOn({ rests_on, lines, is_this_week }: Week): string {
  const { check_ins: checkIns, you_today: youToday, weekly_resets: weeklyResets } = rests_on
  const from = { checkIns, youToday, weeklyResets }
  return lines.length > 0 ? restsOn(from) : sourcesOfWeek(from, is_this_week)
}
