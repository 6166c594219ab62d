import type { CheckIn } from '#contract/check-ins.ts'
import { dateLabel } from '#web/lib/week-label.ts'
import { useTimeZone } from './use-today.ts'

/** When a check-in was told, in her own zone: 'Sat, 21 Nov, 9:30 pm'. */
export function useWhen(): (checkIn: CheckIn) => string {
  const timeZone = useTimeZone()
  return ({ day, created_at }) => {
    const time = new Date(created_at).toLocaleTimeString('en-AU', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
    return `${dateLabel(day, { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`
  }
}
