import type { FastifyInstance } from 'fastify'
import { dayIn } from '#contract/day.ts'
import { gravestNotice, isGrave } from '#contract/safety.ts'
import * as youToday from '#contract/you-today.ts'
import { assess } from '#reading/safety/assess.ts'
import { companionServices } from '#server/features/companion/services.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { noticeOf, noticeOfModel } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { clientTime } from '#server/platform/http/client-time.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { recommend } from './recommend.ts'
import { listInsights, removeInsight, saveInsight } from './repo.ts'
import { tipFor } from './service.ts'

/** The daily check-in of mood, energy and focus, and the tip that answers it. */
export function youTodayRoutes(http: FastifyInstance, services: Services): void {
  const { database } = services
  const mindOf = companionServices(http, services)

  implement(http, youToday.listInsights, async ({ caller }) => ({
    insights: await listInsights(database.asMember(caller.userId), caller.userId),
  }))

  implement(http, youToday.deleteInsight, async ({ params, caller }) => {
    await removeInsight(database.asMember(caller.userId), caller.userId, params.day)
    return done
  })

  implement(http, youToday.askInsight, async ({ body, caller, request }) => {
    const { name, mood, energy, focus, answered_at } = body
    const found = assess(focus)
    await recordSafetyEvent(database.asSystem(), { userId: caller.userId, surface: 'you-today', ...found })
    const read = noticeOf(found)
    const member = database.asMember(caller.userId)
    const [profile, recent] = await Promise.all([
      findProfile(member, caller.userId),
      listInsights(member, caller.userId),
    ])
    const now = new Date()
    const day = dayIn(profile.timezone, answered_at ? clientTime(answered_at, now) : now)
    const previousTitles = recent
      .filter((insight) => insight.day !== day)
      .map(({ title }) => title)
      .reverse()
    const isLossMode = profile.loss_since !== null
    const question = { name, mood, energy, focus, day, previousTitles, isLossMode }
    const { tip, calledFor } = await tipFor(mindOf(request), caller.userId, question, read)
    const safety = calledFor ? gravestNotice(read, noticeOfModel(calledFor)) : read
    // Beside words of danger no light title is to stand when she looks back.
    const kept = isGrave(safety.level) ? { ...tip, title: '', tip: '', bullets: [] } : tip
    const insight = await saveInsight(member, caller.userId, { day, mood, energy, focus, ...kept })
    return {
      ...insight,
      ...tip,
      ...recommend({ mood, energy, focus }),
      safety,
    }
  })
}
