import type { FastifyInstance } from 'fastify'
import * as children from '#contract/children.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import * as profile from '#contract/profile.ts'
import type { Assessment } from '#reading/safety/assess.ts'
import type { Database, Scope } from '#server/database/client.ts'
import { mostSerious } from '#server/features/safety/most-serious.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { changedText } from './changed-text.ts'
import {
  countChildren,
  findProfile,
  listChildren,
  removeChildren,
  updateProfile,
  upsertChild,
  upsertKid,
} from './repo.ts'

/** Her profile, her children, and the end of onboarding, which saves both together. */
export function profileRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  const whole = async (scope: Scope, userId: string) => ({
    profile: await findProfile(scope, userId),
    children: await listChildren(scope, userId),
  })

  /** Does the work and answers her children, unless they are too many then. */
  const changeChildren = (userId: string, work: (scope: Scope) => Promise<void>) =>
    database.asMember(userId).transaction(async (scope) => {
      const before = await countChildren(scope, userId)
      await work(scope)
      const children = await listChildren(scope, userId)
      if (children.length > limits.childrenMax && children.length > before)
        throw new AppError('bad_input', fieldTexts.childrenFull)
      return { children }
    })

  /** What she tells in words that are not kept yet: kept words were read and recorded when they came in. */
  const newOf = async (userId: string, submitted: Parameters<typeof changedText>[0]) => {
    const kept = await whole(database.asMember(userId), userId)
    return changedText(submitted, [kept.profile, ...kept.children])
  }

  const record = (userId: string, found: Assessment) =>
    recordSafetyEvent(database.asSystem(), { userId, surface: 'profile', ...found })

  implement(http, profile.getProfile, async ({ caller }) =>
    whole(database.asMember(caller.userId), caller.userId),
  )

  implement(http, profile.saveProfile, async ({ body, caller: { userId } }) => {
    const { kids = [], removed_kids = [], focus, ...texts } = body
    const fields = { ...texts, ...(focus !== undefined && { focus }) }
    const assessment = await mostSerious(await newOf(userId, [fields, ...kids]))
    let saved: profile.Profile | undefined
    const { children: kept } = await changeChildren(userId, async (scope) => {
      saved = await updateProfile(scope, userId, fields)
      await removeChildren(scope, userId, removed_kids)
      for (const kid of kids) await upsertKid(scope, userId, kid)
    })
    await record(userId, assessment)
    return saved && { profile: saved, children: kept, safety: noticeOf(assessment) }
  })

  implement(http, children.saveChild, async ({ params, body, caller: { userId } }) => {
    const assessment = await mostSerious(await newOf(userId, [body]))
    const saved = await changeChildren(userId, (scope) =>
      upsertChild(scope, userId, { ...body, id: params.childId }),
    )
    await record(userId, assessment)
    return { ...saved, safety: noticeOf(assessment) }
  })

  implement(http, children.removeChild, ({ params, caller: { userId } }) =>
    changeChildren(userId, (scope) => removeChildren(scope, userId, [params.childId])),
  )

  implement(http, profile.finishOnboarding, async ({ body, caller }) => {
    const submitted = [body.about, ...body.children]
    const fresh = await newOf(caller.userId, submitted)
    const saved = await database.asMember(caller.userId).transaction(async (scope) => {
      const { first_name, ...about } = body.about
      const { adult_confirmed } = await findProfile(scope, caller.userId)
      if (!adult_confirmed && !body.adult_confirmed)
        throw new AppError('bad_input', fieldTexts.adultMissing, {
          fields: { adult_confirmed: fieldTexts.adultMissing },
        })
      await updateProfile(scope, caller.userId, {
        ...about,
        full_name: first_name,
        display_name: first_name,
        onboarding_completed: true,
        ...(!adult_confirmed && { adult_confirmed_at: new Date() }),
      })
      for (const child of body.children) await upsertChild(scope, caller.userId, child)
      return whole(scope, caller.userId)
    })
    await record(caller.userId, await mostSerious(fresh))
    // Where the first answer was lost on the way, the second brings the card.
    return { ...saved, safety: noticeOf(await mostSerious(changedText(submitted, []))) }
  })
}
