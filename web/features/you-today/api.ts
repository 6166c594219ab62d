import { queryOptions } from '@tanstack/react-query'
import * as youToday from '#contract/you-today.ts'
import { call } from '#web/lib/api/call.ts'

export const pastDaysQuery = queryOptions({
  queryKey: ['you-today'],
  queryFn: async () => (await call(youToday.listInsights, {})).insights,
})
