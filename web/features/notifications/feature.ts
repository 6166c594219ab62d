import type { Feature } from '#web/feature.ts'

export const notifications: Feature = {
  liveHandlers: async () => (await import('./live-handlers.ts')).liveHandlers,
}
