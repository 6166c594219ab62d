import { weekStartOf } from '#contract/calendar.ts'
import { lastWeekOf } from '#contract/check-ins.ts'

/**
 * The week that a look back is for, by its Monday: the one that it was begun for, while that is this week or the one
 * before. One that is begun on a Monday, when this week has hardly begun, is for the week that has just ended, unless she
 * has looked back on that.
 * @param today her day, `YYYY-MM-DD`. @param done the Mondays of the weeks that she has looked back on
 */
export function weekOfReset(begunFor: string | undefined, today: string, done: readonly string[]): string {
  const [thisWeek, lastWeek] = [weekStartOf(today), lastWeekOf(today)]
  if (begunFor === thisWeek || begunFor === lastWeek) return begunFor
  return today === thisWeek && !done.some((week) => week >= lastWeek) ? lastWeek : thisWeek
}
