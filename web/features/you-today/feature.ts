import type { Feature } from '#web/feature.ts'
import { readStored } from '#web/lib/device/stored-state.ts'
import { asDay, dayStatePrefix, forgetPastDays, hasUnsubmittedText } from '#web/member/day-state.ts'

export const youToday: Feature = {
  drafts: {
    youToday: { prefix: dayStatePrefix, hasWords: (key) => hasUnsubmittedText(readStored(key, asDay)) },
  },
  liveHandlers: async () => (await import('./live-handlers.ts')).liveHandlers,
  onSessionEnd: forgetPastDays,
  onSent: async () => (await import('./note-sent.ts')).noteSent,
  start: async () => forgetPastDays,
}
