import type { Feature } from '#web/feature.ts'

export const moderation: Feature = {
  memberScreens: {
    '/moderate/:caseId?': async () => (await import('./moderate-screen.tsx')).ModerateScreen,
  },
}
