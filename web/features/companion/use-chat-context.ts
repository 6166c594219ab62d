import { dayIn } from '#contract/day.ts'
import { defaultTimezone } from '#contract/limits.ts'
import { readCheckInOfDay } from '#web/lib/day-state.ts'
import { useProfile } from '#web/lib/profile.ts'
import type { ChatContext } from './live-reply.ts'

/** Tells, at the moment of sending, what the companion should know beside the words. */
export function useChatContext(isSOS: boolean): () => ChatContext {
  const timezone = useProfile().data?.profile.timezone ?? defaultTimezone
  return () => ({ isSOS, youToday: readCheckInOfDay(dayIn(timezone, new Date())) })
}
