import { dayIn } from '#contract/day.ts'
import { readCheckInOfDay } from '#web/member/day-state.ts'
import { useMember } from '#web/member/profile.ts'
import type { ChatContext } from './queued-messages.ts'

export type ModuleOfChat = Pick<ChatContext, 'module' | 'tone'>

/** Tells, at the moment of sending, what the companion should know beside the words. */
export function useChatContext(isSOS: boolean, place: ModuleOfChat = {}): () => ChatContext {
  const { timezone } = useMember()
  return () => ({ isSOS, youToday: readCheckInOfDay(dayIn(timezone, new Date())), ...place })
}
