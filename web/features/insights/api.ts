import { queryOptions } from '@tanstack/react-query'
import * as insights from '#contract/insights.ts'
import { call } from '#web/lib/call.ts'
import { insightsKey } from '#web/lib/shared-query-keys.ts'

// Whatever she tells anywhere changes these, so they are read anew each time they are looked at.

export const insightsQuery = queryOptions({
  queryKey: insightsKey,
  queryFn: () => call(insights.readInsights, {}),
  staleTime: 0,
})

/** @param week any day of the week, `YYYY-MM-DD`; this week where there is none. */
export const weekQuery = (week: string | null) =>
  queryOptions({
    queryKey: [...insightsKey, 'week', week],
    queryFn: () => call(insights.readWeek, { query: week ? { week } : {} }),
    staleTime: 0,
  })
