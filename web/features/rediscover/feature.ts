import type { Goal, Programme } from '#contract/rediscover.ts'
import type { Feature } from '#web/feature.ts'

declare module '#web/lib/offline/kept.ts' {
  interface KeptQueries {
    rediscover: Programme
    'rediscover-goal': { goal: Goal | null }
  }
}

export const rediscover: Feature = {
  memberScreens: {
    '/rediscover/past/:sessionId': async () =>
      (await import('./past-programme-screen.tsx')).PastProgrammeScreen,
  },
  drafts: { rediscover: 'rediscover:' },
  asks: {
    '/api/rediscover/sessions/:sessionId/entries/:prompt': 'rediscover',
    '/api/rediscover/sessions/:sessionId/goal': 'rediscover',
  },
  liveHandlers: async () => (await import('./live-handlers.ts')).liveHandlers,
  start: async () => (await import('./migrate-words.ts')).migrateWords,
}
