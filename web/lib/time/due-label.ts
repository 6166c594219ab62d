import { addDays } from '#contract/calendar.ts'
import { dayOf } from '#contract/clock.ts'

/** A time on her clock in words, such as 'Sat 28 Nov, 10:00 am'; today and tomorrow by their names. */
export function dueLabel(due: string, now: string): string {
  const at = new Date(`${due}:00Z`)
  const time = at.toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  if (dayOf(due) === dayOf(now)) return `today, ${time}`
  if (dayOf(due) === addDays(dayOf(now), 1)) return `tomorrow, ${time}`
  const day = at.toLocaleDateString('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(due.slice(0, 4) !== now.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return `${day}, ${time}`
}

/** A time of day in words, such as '7:00 am'. */
export function timeLabel(time: string): string {
  return new Date(`2000-01-01T${time}:00Z`).toLocaleTimeString('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
}
