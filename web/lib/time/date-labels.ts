import { addDays, weekStartOf } from '#contract/calendar.ts'

/** A calendar day in words. @param day `YYYY-MM-DD`. */
export function dateLabel(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-AU', { ...options, timeZone: 'UTC' })
}

/** What a week is called. @param start the Monday that it starts on. @param today her day. */
export function weekLabel(start: string, today: string): string {
  const thisWeek = weekStartOf(today)
  if (start === thisWeek) return 'This week'
  if (start === addDays(thisWeek, -7)) return 'Last week'
  const isThisYear = start.slice(0, 4) === today.slice(0, 4)
  return `Week of ${dateLabel(start, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })}`
}
