import type { FastifyInstance } from 'fastify'
import * as loss from '#contract/loss.ts'
import type { Database, Scope } from '#server/database/client.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { findProfile, listChildren, setDiedOn, updateProfile } from './repo.ts'

/** Loss mode: set by her alone, and taken back in one tap. */
export function lossRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  const whole = async (scope: Scope, userId: string) => ({
    profile: await findProfile(scope, userId),
    children: await listChildren(scope, userId),
  })

  implement(http, loss.setLossMode, ({ body, caller: { userId } }) =>
    database.asMember(userId).transaction(async (scope) => {
      const { loss_since } = await findProfile(scope, userId)
      // Asked for again it holds from when it held before.
      const since = loss_since ? new Date(loss_since) : new Date()
      await updateProfile(scope, userId, { loss_since: body.is_on ? since : null })
      return whole(scope, userId)
    }),
  )

  implement(http, loss.setDiedOn, ({ params, body, caller: { userId } }) =>
    database.asMember(userId).transaction(async (scope) => {
      if (!(await setDiedOn(scope, userId, params.childId, body.died_on)))
        throw notFound('We could not find that child.')
      return whole(scope, userId)
    }),
  )
}
