import type { FastifyInstance } from 'fastify'
import * as children from '#contract/children.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import * as profile from '#contract/profile.ts'
import type { Database, Scope } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import {
  countChildren,
  findProfile,
  listChildren,
  removeChildren,
  updateProfile,
  upsertChild,
  upsertKid,
} from './repo.ts'

const fullHouse = `That is a full house: ${limits.childrenMax} is as many as fit here.`

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
        throw new AppError('bad_input', fullHouse)
      return { children }
    })

  implement(http, profile.getProfile, async ({ caller }) =>
    whole(database.asMember(caller.userId), caller.userId),
  )

  implement(http, profile.saveProfile, async ({ body, caller: { userId } }) => {
    const { kids = [], removed_kids = [], ...fields } = body
    let saved: profile.Profile | undefined
    const { children: kept } = await changeChildren(userId, async (scope) => {
      saved = await updateProfile(scope, userId, fields)
      await removeChildren(scope, userId, removed_kids)
      for (const kid of kids) await upsertKid(scope, userId, kid)
    })
    return saved && { profile: saved, children: kept }
  })

  implement(http, children.saveChild, ({ params, body, caller: { userId } }) =>
    changeChildren(userId, (scope) => upsertChild(scope, userId, { ...body, id: params.childId })),
  )

  implement(http, children.removeChild, ({ params, caller: { userId } }) =>
    changeChildren(userId, (scope) => removeChildren(scope, userId, [params.childId])),
  )

  implement(http, profile.finishOnboarding, async ({ body, caller }) =>
    database.asMember(caller.userId).transaction(async (scope) => {
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
    }),
  )
}
