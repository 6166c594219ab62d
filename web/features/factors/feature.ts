import type { Feature } from '#web/feature.ts'

export const factors: Feature = {
  memberScreens: {
    '/account/security': async () => (await import('./security-screen.tsx')).SecurityScreen,
  },
}
