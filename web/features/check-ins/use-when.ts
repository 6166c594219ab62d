import type { CheckIn } from '#contract/check-ins.ts'
import { useMember } from '#web/lib/profile.ts'
import { dateLabel } from '#web/lib/week-label.ts'

/** When a check-in was told, in her own zone: 'Sat, 21 Nov, 9:30 pm'. */
export function useWhen(): (checkIn: CheckIn) => string {
  const { timezone: timeZone } = useMember()
  return ({ day, created_at }) => {
    const time = new Date(created_at).toLocaleTimeString('en-AU', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
    return `${dateLabel(day, { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`
  }
}
