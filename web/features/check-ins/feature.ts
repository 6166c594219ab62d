import type { CheckIn } from '#contract/check-ins.ts'
import type { Feature } from '#web/feature.ts'
import { draftKeys } from './draft-keys.ts'

declare module '#web/lib/offline/kept.ts' {
  interface KeptQueries {
    'starred-check-ins': CheckIn[]
    'check-ins-daily': CheckIn[]
    'check-ins-weekly_reset': CheckIn[]
  }
}

export const checkIns: Feature = {
  memberScreens: {
    '/check-in': async () => (await import('./check-in-screen.tsx')).CheckInScreen,
    '/weekly-reset': async () => (await import('./weekly-reset-screen.tsx')).WeeklyResetScreen,
  },
  liveHandlers: async () => (await import('./live-handlers.ts')).liveHandlers,
  drafts: draftKeys,
  onSent: async () => (await import('./note-sent.ts')).noteSent,
}
