import type { Feature } from '#web/feature.ts'

export const profile: Feature = {
  memberScreens: {
    '/profile': async () => (await import('./profile-screen.tsx')).ProfileScreen,
    '/account/loss': async () => (await import('./loss-screen.tsx')).LossScreen,
    '/account/children': async () => (await import('./children-screen.tsx')).ChildrenScreen,
  },
}
