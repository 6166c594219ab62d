import { addDays, weekStartOf } from '#contract/calendar.ts'
import { insightLimits } from '#contract/insights.ts'

/** The months to choose from, `YYYY-MM`, newest first. */
export function monthsUpTo(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: insightLimits.months }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}

/** The days of a month in weeks from Monday to Sunday; null stands where a day belongs to another month. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const weeks: (string | null)[][] = []
  for (let monday = weekStartOf(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, offset) => {
        const day = addDays(monday, offset)
        return day.startsWith(month) ? day : null
      }),
    )
  return weeks
}
