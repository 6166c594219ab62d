import { wallClockIn } from '#contract/clock.ts'
import { useMember } from '#web/member/profile.ts'

/** What her own clock shows when the screen is drawn: `YYYY-MM-DDTHH:MM`. */
export function useWallClock(): string {
  return wallClockIn(useMember().timezone, new Date())
}

/** A time of day in words, such as '7:00 am'. */
export function timeLabel(time: string): string {
  return new Date(`2000-01-01T${time}:00Z`).toLocaleTimeString('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
}
