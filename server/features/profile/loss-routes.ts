import type { FastifyInstance } from 'fastify'
import * as loss from '#contract/loss.ts'
import type { Database, Scope } from '#server/database/client.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { findProfile, listChildren, setDiedOn, updateProfile } from './repo.ts'

/** Loss mode: set by her alone, as such or in saying that a child died, and taken back in one tap. */
export function lossRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  const whole = async (scope: Scope, userId: string) => ({
    profile: await findProfile(scope, userId),
    children: await listChildren(scope, userId),
  })

  const set = async (scope: Scope, userId: string, isOn: boolean) => {
    const { loss_since } = await findProfile(scope, userId)
    // Asked for again it holds from when it held before.
    const since = loss_since ? new Date(loss_since) : new Date()
    await updateProfile(scope, userId, { loss_since: isOn ? since : null })
  }

  implement(http, loss.setLossMode, ({ body, caller: { userId } }) =>
    database.asMember(userId).transaction(async (scope) => {
      await set(scope, userId, body.is_on)
      return whole(scope, userId)
    }),
  )

  implement(http, loss.setDiedOn, ({ params: { childId }, body: { died_on }, caller: { userId } }) =>
    database.asMember(userId).transaction(async (scope) => {
      const child = (await listChildren(scope, userId)).find(({ id }) => id === childId)
      if (!child || !(await setDiedOn(scope, userId, childId, died_on)))
        throw notFound('We could not find that child.')
      // Once, when she says so: what she turns off later stays off.
      if (died_on && !child.died_on) await set(scope, userId, true)
      return whole(scope, userId)
    }),
  )
}
