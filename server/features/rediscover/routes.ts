import type { FastifyInstance } from 'fastify'
import * as rediscover from '#contract/rediscover.ts'
import type { FocusSlug } from '#contract/rediscover-exercises.ts'
import { calm, isGrave } from '#contract/safety.ts'
import { companionServices } from '#server/features/companion/services.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { mostSerious } from '#server/features/safety/most-serious.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { writeEntry } from './entries-repo.ts'
import { reflect } from './reflect.ts'
import { assessAnswer, finishProgramme, readOpenGoal, readWholeSession, settleGoal } from './service.ts'
import { beginSession, changeSession, findSession, listSessions, removeSession } from './sessions-repo.ts'

const surface = 'rediscover'
const wrongExercise = 'This answer is of another exercise.'
const answeredElsewhere = 'You have answered this on another screen meanwhile.'

/** The guided programme: its answers, what comes of them, and the goal of a week. */
export function rediscoverRoutes(http: FastifyInstance, services: Services): void {
  const { database } = services
  const mindOf = companionServices(http, services)
  const zoneOf = async (userId: string) => (await findProfile(database.asMember(userId), userId)).timezone

  implement(http, rediscover.readProgramme, async ({ caller: { userId } }) => {
    const member = database.asMember(userId)
    const sessions = await listSessions(member, userId)
    const open = sessions.find(({ completed_at }) => completed_at === null)
    return { sessions, current: open ? await readWholeSession(member, userId, open.id) : null }
  })

  implement(http, rediscover.readSession, ({ params, caller: { userId } }) =>
    readWholeSession(database.asMember(userId), userId, params.sessionId),
  )

  implement(http, rediscover.saveEntry, async ({ params, body, caller: { userId } }) => {
    const { sessionId, prompt } = params
    const { response, base, edit_id: editId } = body
    if (response.exercise !== prompt)
      throw new AppError('bad_input', wrongExercise, { fields: { 'response.exercise': wrongExercise } })
    const found = await assessAnswer(response)
    const safety = noticeOf(found)
    const written = await database.asMember(userId).transaction(async (scope) => {
      await beginSession(scope, userId, sessionId)
      const kept = await writeEntry(scope, userId, sessionId, { response, base, editId, safety })
      if (!kept) throw new AppError('conflict', answeredElsewhere)
      const choice = response.exercise === 'focus' && response.data?.choice
      if (choice) await changeSession(scope, userId, sessionId, { focus_slug: choice as FocusSlug })
      return kept
    })
    // The same words sent again are no second event.
    if (!written.isSame) await recordSafetyEvent(database.asSystem(), { userId, surface, ...found })
    // An exercise may ask for a heavy thought: the card of a heavy day stands at the end of its module, in her way nowhere.
    return { entry: written.entry, safety: isGrave(safety.level) || safety.softLine ? safety : calm }
  })

  implement(http, rediscover.finishSession, async ({ params, body, caller: { userId } }) =>
    finishProgramme(database.asMember(userId), userId, params.sessionId, {
      finishedAt: body.finished_at,
      timezone: await zoneOf(userId),
    }),
  )

  implement(http, rediscover.reflectOnModule, async ({ params, body, caller: { userId }, request }) => ({
    text: await reflect(mindOf(request), userId, params.sessionId, body.module),
  }))

  implement(http, rediscover.readGoal, async ({ caller: { userId } }) => ({
    goal: await readOpenGoal(database.asMember(userId), userId),
  }))

  implement(http, rediscover.answerGoal, async ({ params, body, caller: { userId } }) => {
    const member = database.asMember(userId)
    const before = await findSession(member, userId, params.sessionId)
    const found = await mostSerious(body.weekly_goal ? [body.weekly_goal] : [])
    const session = await settleGoal(member, userId, params.sessionId, body, await zoneOf(userId))
    if (before?.weekly_goal !== session.weekly_goal)
      await recordSafetyEvent(database.asSystem(), { userId, surface, ...found })
    return { session, safety: noticeOf(found) }
  })

  implement(http, rediscover.deleteSession, async ({ params, caller: { userId } }) => {
    await removeSession(database.asMember(userId), userId, params.sessionId)
    return { id: params.sessionId }
  })
}
