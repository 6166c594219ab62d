import type { Feature } from '#web/feature.ts'

export const facts: Feature = {
  openScreens: {
    '/facts': async () => (await import('./facts-screen.tsx')).FactsScreen,
    '/facts/:id': async () => (await import('./fact-screen.tsx')).FactScreen,
  },
}
