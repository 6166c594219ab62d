import type { readInsights, Week } from '#contract/insights.ts'
import type { RouteReply } from '#contract/route.ts'
import type { Feature } from '#web/feature.ts'

declare module '#web/lib/offline/kept.ts' {
  interface KeptQueries {
    insights: RouteReply<typeof readInsights>
    week: Week
  }
}

export const insights: Feature = {
  memberScreens: {
    '/insights/weekly': async () => (await import('./weekly-screen.tsx')).WeeklyInsightsScreen,
  },
}
