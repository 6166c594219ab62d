import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignOutScope } from '#contract/account.ts'
import { forgetOtherDevices, readDeviceCookie } from '#server/platform/auth/known-devices.ts'
import { clearSessionCookie } from '#server/platform/auth/open-session.ts'
import type { Caller } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { endSession, endSessions } from './sessions-repo.ts'

/**
 * Signs her out here (`local`), everywhere else (`others`), or everywhere (`global`). Where it is more than here, her
 * other browsers are strangers again as well.
 */
export async function signOut(
  { config, database }: Services,
  scope: SignOutScope,
  { userId, sessionId }: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const system = database.asSystem()
  if (scope === 'local') await endSession(system, userId, sessionId)
  else {
    await endSessions(system, userId, scope === 'others' ? sessionId : undefined)
    await forgetOtherDevices(system, userId, readDeviceCookie(request))
  }
  if (scope !== 'others') clearSessionCookie(reply, config)
}
