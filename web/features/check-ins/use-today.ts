import { dayIn } from '#contract/day.ts'
import { defaultTimezone } from '#contract/limits.ts'
import { useProfile } from '#web/lib/profile.ts'

/** Her day, `YYYY-MM-DD`, in her own zone. */
export function useToday(): string {
  return dayIn(useProfile().data?.profile.timezone ?? defaultTimezone, new Date())
}
