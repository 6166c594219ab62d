import { dayIn } from '#contract/day.ts'
import { useMember } from '#web/member/profile.ts'

/** Her day, `YYYY-MM-DD`, in her own zone. */
export function useToday(): string {
  return dayIn(useMember().timezone, new Date())
}
