import type { FastifyInstance } from 'fastify'
import * as privacy from '#contract/privacy.ts'
import { mailsPerHour } from '#server/features/account/credential-changes.ts'
import { countAttempt } from '#server/platform/auth/attempts.ts'
import { assertSteppedUp } from '#server/platform/auth/step-up.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { type Caller, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { downloadPath } from './download-link.ts'
import { downloadRoute } from './download-route.ts'
import { findExport, insertExport } from './exports-repo.ts'
import { prepareExportsJob } from './jobs.ts'
import { cancelDeletion, scheduleDeletion } from './schedule-deletion.ts'

const noCopy = 'That copy is not here any more. You can ask for a new one.'

/** Her own data: a copy of it, and its end. */
export function privacyRoutes(http: FastifyInstance, services: Services): void {
  const { config, database, soon } = services

  async function present({ userId }: Caller, leavingAt: Date | null): Promise<privacy.Privacy> {
    const found = await findExport(database.asMember(userId), userId, new Date())
    const expiresAt = found?.expires_at ?? null
    return {
      leaving_at: leavingAt?.toISOString() ?? null,
      export: found
        ? {
            state: expiresAt ? 'ready' : found.is_given_up ? 'failed' : 'waiting',
            asked_at: found.asked_at.toISOString(),
            expires_at: expiresAt?.toISOString() ?? null,
          }
        : null,
    }
  }

  implement(http, privacy.getPrivacy, ({ caller }) => present(caller, caller.leavingAt))

  implement(http, privacy.requestExport, async ({ caller, request }) => {
    assertSteppedUp(caller)
    // Each copy is mailed, and nobody may have confirmed that the address is hers.
    await countAttempt(database.asSystem(), `copy for ${caller.userId}`, mailsPerHour)
    await insertExport(database.asMember(caller.userId), caller.userId, new Date())
    await soon
      .run(prepareExportsJob)
      .catch((error: unknown) => request.log.error({ err: error }, 'a copy waits for its schedule'))
    return present(caller, caller.leavingAt)
  })

  implement(http, privacy.openExport, async ({ caller }) => {
    assertSteppedUp(caller)
    const { userId } = caller
    const found = await findExport(database.asMember(userId), userId, new Date())
    if (!found?.expires_at) throw notFound(noCopy)
    return { url: downloadPath(config, { exportId: found.id, userId, expiresAt: found.expires_at }) }
  })

  implement(http, privacy.deleteAccount, async ({ caller, request }) => {
    assertSteppedUp(caller)
    const leavingAt = await scheduleDeletion(services, caller, request.log)
    return { leaving_at: leavingAt.toISOString() }
  })

  implement(http, privacy.cancelDeletion, async ({ caller }) => {
    await cancelDeletion(services, caller.userId)
    return present(caller, null)
  })

  downloadRoute(http, services)
}
