import type { FastifyInstance } from 'fastify'
import * as profile from '#contract/profile.ts'
import type { Database, Scope } from '#server/database/client.ts'
import { implement } from '#server/platform/http/implement.ts'
import { findProfile, listChildren, updateProfile, upsertChild } from './repo.ts'

/** Her profile, her children, and the end of onboarding, which saves both together. */
export function profileRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  const whole = async (scope: Scope, userId: string) => ({
    profile: await findProfile(scope, userId),
    children: await listChildren(scope, userId),
  })

  implement(http, profile.getProfile, async ({ caller }) =>
    whole(database.asMember(caller.userId), caller.userId),
  )

  implement(http, profile.saveProfile, async ({ body, caller }) =>
    updateProfile(database.asMember(caller.userId), caller.userId, body),
  )

  implement(http, profile.finishOnboarding, async ({ body, caller }) =>
    database.asMember(caller.userId).transaction(async (scope) => {
      const { first_name, ...about } = body.about
      await updateProfile(scope, caller.userId, {
        ...about,
        full_name: first_name,
        display_name: first_name,
        onboarding_completed: true,
      })
      for (const child of body.children) await upsertChild(scope, caller.userId, child)
      return whole(scope, caller.userId)
    }),
  )
}
