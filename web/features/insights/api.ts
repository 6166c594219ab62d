import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { weekStartOf } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import * as insights from '#contract/insights.ts'
import type { RouteReply } from '#contract/route.ts'
import { call, isOutage } from '#web/lib/api/call.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { useMember } from '#web/member/profile.ts'
import { insightsKey } from '#web/query-keys.ts'

export type Insights = RouteReply<typeof insights.readInsights>

// Whatever she tells anywhere changes these, so they are read anew each time they are looked at.

export const insightsQuery = queryOptions({
  queryKey: insightsKey,
  queryFn: () => call(insights.readInsights, {}),
  staleTime: 0,
  meta: { keep: { name: 'insights', pick: (found: Insights) => found } },
})

/** Her insights; what the phone kept of them while the server cannot be reached. */
export function useInsights() {
  const found = useQuery(insightsQuery)
  const [kept] = useState(() => readKept('insights'))
  return withKept(found, kept)
}

/** @param week any day of the week, `YYYY-MM-DD`; this week where there is none. */
export const weekQuery = (week: string | null) =>
  queryOptions({
    queryKey: [...insightsKey, 'week', week],
    queryFn: () => call(insights.readWeek, { query: week ? { week } : {} }),
    staleTime: 0,
    // Of her weeks the phone keeps the one that runs.
    ...(week === null && {
      meta: { keep: { name: 'week' as const, pick: (found: insights.Week) => found } },
    }),
  })

/** One of her weeks; the one that runs as the phone kept it while the server cannot be reached, and never an older one in its place. */
export function useWeek(week: string | null) {
  const { timezone } = useMember()
  // The week she comes from stays until the next is there, and so does the link that she pressed.
  const found = useQuery({ ...weekQuery(week), placeholderData: keepPreviousData })
  const [kept] = useState(() => readKept('week'))
  const runs = week === null && kept?.week_start === weekStartOf(dayIn(timezone, new Date()))
  return withKept(found, runs ? kept : undefined)
}

/** What a query found or, where nobody could be asked, what the phone kept of it. */
function withKept<T>({ data, isPending, error, ...rest }: UseQueryResult<T>, kept: T | undefined) {
  const { isFetching, isPlaceholderData, refetch } = rest
  const held = data === undefined && isOutage(error) ? kept : undefined
  return {
    data: data ?? held,
    error: data === undefined && held === undefined ? error : null,
    isKept: held !== undefined,
    isPending,
    isFetching,
    isPlaceholderData,
    refetch,
  }
}
