import type { FastifyReply, FastifyRequest } from 'fastify'
import { claimCheckout } from '#server/features/membership/claim-checkout.ts'
import { readNonce } from '#server/features/membership/nonce-cookie.ts'
import { rememberDevice, setDeviceCookie } from '#server/platform/auth/known-devices.ts'
import type { OpenedSession } from '#server/platform/auth/open-session.ts'
import type { Services } from '#server/services.ts'
import { createAccountMails } from './account-mails.ts'

/**
 * What follows whenever somebody has come in, by whatever way: her browser is known from now on, a browser that was
 * not is told of by mail, and a trial that this browser began is hers.
 */
export function createAfterSignIn(services: Services) {
  const { config, database } = services
  const system = database.asSystem()
  const mails = createAccountMails(services)

  return async function afterSignIn(
    { caller }: OpenedSession,
    request: FastifyRequest,
    reply: FastifyReply,
    { isNewAccount = false } = {},
  ): Promise<void> {
    const { userId } = caller
    const isNewDevice = await rememberDevice(system, userId, setDeviceCookie(request, reply, config))
    if (isNewAccount) {
      if (!caller.emailVerified) mails.verification(caller)
      return
    }
    if (isNewDevice) mails.newDevice(caller, request.headers['user-agent'])
    const nonce = readNonce(request)
    if (nonce) await system.transaction((scope) => claimCheckout(scope, userId, nonce))
  }
}
