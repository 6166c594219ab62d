import type { Feature } from '#web/feature.ts'
import { draftKeys } from './draft-keys.ts'

export const modes: Feature = {
  memberScreens: {
    '/modes': async () => (await import('./modes-screen.tsx')).ModesScreen,
  },
  drafts: draftKeys,
}
