import { dayIn } from '#contract/day.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { useMember } from '#web/member/profile.ts'

/** When something was told, day and time both in the zone she is in now: 'Sat, 21 Nov, 9:30 pm'. */
export function useDateTimeLabel(): (moment: string) => string {
  const { timezone: timeZone } = useMember()
  return (moment) => {
    const at = new Date(moment)
    const time = at.toLocaleTimeString('en-AU', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
    return `${dateLabel(dayIn(timeZone, at), { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`
  }
}
