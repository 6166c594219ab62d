import type { CheckIn } from '#contract/check-ins.ts'
import { dayIn } from '#contract/day.ts'
import { useMember } from '#web/lib/profile.ts'
import { dateLabel } from '#web/lib/week-label.ts'

/** When a check-in was told, day and time both in the zone she is in now: 'Sat, 21 Nov, 9:30 pm'. */
export function useWhen(): (checkIn: CheckIn) => string {
  const { timezone: timeZone } = useMember()
  return ({ created_at }) => {
    const at = new Date(created_at)
    const time = at.toLocaleTimeString('en-AU', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
    return `${dateLabel(dayIn(timeZone, at), { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`
  }
}
