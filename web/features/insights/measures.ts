import { restsOn } from '#content/insights/words.ts'
import type { ToldDay, Week } from '#contract/insights.ts'

/** What these days rest on: every check-in, and You Today where a day has nothing else. */
export function sourcesOf(days: readonly ToldDay[]) {
  return {
    checkIns: days.reduce((sum, day) => sum + day.check_ins, 0),
    youToday: days.filter((day) => day.check_ins === 0).length,
  }
}

/** What a week's summary rests on, in words. */
export const weekRestsOn = ({ rests_on: from }: Week) =>
  restsOn({ checkIns: from.check_ins, youToday: from.you_today, weeklyResets: from.weekly_resets })
