import type { FastifyInstance } from 'fastify'
import { dayIn } from '#contract/day.ts'
import { isGrave } from '#contract/safety.ts'
import * as youToday from '#contract/you-today.ts'
import { assess } from '#reading/safety/assess.ts'
import type { Database } from '#server/database/client.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { recordAnswer } from '#server/features/safety/record-answer.ts'
import { clientTime } from '#server/platform/http/client-time.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import { chooseTip } from './choose-tip.ts'
import { recommend } from './recommend.ts'
import { listInsights, removeInsight, saveInsight } from './repo.ts'

/** The daily check-in of mood, energy and focus, and the tip that answers it. */
export function youTodayRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  implement(http, youToday.listInsights, async ({ caller }) => ({
    insights: await listInsights(database.asMember(caller.userId), caller.userId),
  }))

  implement(http, youToday.answerSafety, async ({ body, caller }) => {
    await recordAnswer(database.asSystem(), { userId: caller.userId, surface: 'you-today', ...body })
    return done
  })

  implement(http, youToday.deleteInsight, async ({ params, caller }) => {
    await removeInsight(database.asMember(caller.userId), caller.userId, params.day)
    return done
  })

  implement(http, youToday.askInsight, async ({ body, caller }) => {
    const { name, mood, energy, focus, told_at } = body
    const found = assess(focus)
    await recordSafetyEvent(database.asSystem(), { userId: caller.userId, surface: 'you-today', ...found })
    const safety = noticeOf(found)
    const member = database.asMember(caller.userId)
    const [profile, recent] = await Promise.all([
      findProfile(member, caller.userId),
      listInsights(member, caller.userId),
    ])
    const now = new Date()
    const day = dayIn(profile.timezone, told_at ? clientTime(told_at, now) : now)
    const previousTitles = recent
      .filter((insight) => insight.day !== day)
      .map(({ title }) => title)
      .reverse()
    const tip = chooseTip({ name, mood, energy, focus, day, previousTitles })
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
