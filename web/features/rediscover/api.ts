import { queryOptions } from '@tanstack/react-query'
import * as rediscover from '#contract/rediscover.ts'
import type { RediscoverModule } from '#contract/rediscover-exercises.ts'
import { call } from '#web/lib/api/call.ts'
import { boardKey, insightsKey, rediscoverKey } from '#web/query-keys.ts'

/** What a change makes old: her programmes, each of them, and the goal, wherever that shows. */
export const refreshes = [rediscoverKey, insightsKey, boardKey] as const

/** Her programmes, and all of the one that she is in. The phone keeps them, so that she can go on without a network. */
export const programmeQuery = queryOptions({
  queryKey: [...rediscoverKey, 'programme'],
  queryFn: () => call(rediscover.readProgramme, {}),
  meta: { keep: { name: 'rediscover', pick: (programme: rediscover.Programme) => programme } },
})

export const sessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [...rediscoverKey, 'session', sessionId],
    queryFn: () => call(rediscover.readSession, { params: { sessionId } }),
  })

/** What the companion says of a module. @param version changes as her answers do, for they are read anew then */
export const reflectionQuery = (sessionId: string, module: RediscoverModule, version: string) =>
  queryOptions({
    queryKey: ['rediscover-reflection', sessionId, module, version],
    queryFn: async () =>
      (await call(rediscover.reflectOnModule, { params: { sessionId }, body: { module } })).text,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
