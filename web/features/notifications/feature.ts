import type { Feature } from '#web/feature.ts'

export const notifications: Feature = {
  hears: async () => (await import('./hears.ts')).hears,
}
