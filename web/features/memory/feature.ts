import type { Feature } from '#web/feature.ts'

export const memory: Feature = {
  memberScreens: {
    '/account/memory': async () => (await import('./memory-screen.tsx')).MemoryScreen,
  },
}
