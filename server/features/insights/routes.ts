import type { FastifyInstance } from 'fastify'
import { dayIn } from '#contract/day.ts'
import * as insights from '#contract/insights.ts'
import type { Database } from '#server/database/client.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { implement } from '#server/platform/http/implement.ts'
import { insightsUpTo, weekOf } from './service.ts'

/** What her own check-ins and days say, taken together. */
export function insightRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  const readerOf = async (userId: string) => {
    const { timezone, loss_since } = await findProfile(database.asMember(userId), userId)
    return { today: dayIn(timezone, new Date()), isLossMode: loss_since !== null }
  }

  implement(http, insights.readInsights, async ({ caller: { userId } }) =>
    insightsUpTo(database.asMember(userId), userId, (await readerOf(userId)).today),
  )

  implement(http, insights.readWeek, async ({ query, caller: { userId } }) => {
    const reader = await readerOf(userId)
    return weekOf(database.asMember(userId), userId, query.week ?? reader.today, reader)
  })
}
