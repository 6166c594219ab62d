import { dayIn } from '#contract/day.ts'
import { defaultTimezone } from '#contract/limits.ts'
import { useProfile } from '#web/lib/profile.ts'

/** Her own zone, an IANA name. */
export function useTimeZone(): string {
  return useProfile().data?.profile.timezone ?? defaultTimezone
}

/** Her day, `YYYY-MM-DD`, in her own zone. */
export function useToday(): string {
  return dayIn(useTimeZone(), new Date())
}
