import { addDays, weekStartOf } from '#contract/calendar.ts'
import { type Heart, mapHearts } from '#contract/hearts.ts'
import { insightLimits, mean, type RecordedDay } from '#contract/insights.ts'

/** One of her weeks; a level is null where too few of its days have one. */
export interface WeekPoint extends Record<Heart, number | null> {
  /** The Monday that it starts on. */
  start: string
  /** Days told. */
  days: number
}

/** A chart is no narrower than this, however new she is. */
const fewest = 4

/** Her weeks up to this one, oldest first: at most twelve, from the first in which she told something. */
export function weeksOf(days: readonly RecordedDay[], today: string): WeekPoint[] {
  const thisWeek = weekStartOf(today)
  const weeks = Array.from({ length: insightLimits.weeks }, (_, index) =>
    weekPoint(addDays(thisWeek, -7 * (insightLimits.weeks - 1 - index)), days),
  )
  const first = weeks.findIndex((week) => week.days > 0)
  return weeks.slice(Math.min(first < 0 ? weeks.length : first, weeks.length - fewest))
}

function weekPoint(start: string, days: readonly RecordedDay[]): WeekPoint {
  const recorded = days.filter(({ day }) => weekStartOf(day) === start)
  const level = (measure: Heart) => {
    const levels = recorded.flatMap((day) => day[measure] ?? [])
    return levels.length < insightLimits.daysForPoint ? null : mean(levels)
  }
  return { start, days: recorded.length, ...mapHearts(level) }
}

/** The days that the points of these measures are the means of: a week with too few of them is no point. */
export function daysInPoints(
  days: readonly RecordedDay[],
  weeks: readonly WeekPoint[],
  shown: readonly Heart[],
): RecordedDay[] {
  const points = new Map(weeks.map((week) => [week.start, week]))
  return days.filter((day) => {
    const week = points.get(weekStartOf(day.day))
    return week && shown.some((measure) => week[measure] !== null && day[measure] !== null)
  })
}
