import type { Feature } from '#web/feature.ts'
import { draftKeys } from './draft-keys.ts'

export const reminders: Feature = {
  memberScreens: {
    '/inbox': async () => (await import('./inbox-screen.tsx')).InboxScreen,
  },
  drafts: draftKeys,
}
