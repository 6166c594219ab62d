import type { Feature } from '#web/feature.ts'

export const privacy: Feature = {
  memberScreens: {
    '/account/privacy': async () => (await import('./privacy-data-screen.tsx')).PrivacyDataScreen,
  },
}
