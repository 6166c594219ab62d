import { dayIn } from '#contract/day.ts'
import type { RediscoverSession } from '#contract/rediscover.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { useMember } from '#web/member/profile.ts'

/** Says of which day a programme is, in the zone she is in now: the day it was finished on, or begun. */
export function useSessionDay() {
  const { timezone } = useMember()
  return (
    { completed_at, created_at }: RediscoverSession,
    options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
  ) => dateLabel(dayIn(timezone, new Date(completed_at ?? created_at)), options)
}
