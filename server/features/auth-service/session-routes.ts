import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/auth-service.ts'
import { endSignIn } from '#server/features/account/end-sign-in.ts'
import { makeAccount } from '#server/features/account/make-account.ts'
import { createPasswordCheck } from '#server/features/account/password-check.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import type { Enter } from './enter.ts'
import { createGrants, type GrantParts } from './grants.ts'

/** Opening, renewing and ending sessions. */
export function sessionRoutes(
  http: FastifyInstance,
  services: Services,
  parts: Omit<GrantParts, 'passwords'> & { enter: Enter },
): void {
  const { enter } = parts
  const grants = createGrants(services, { ...parts, passwords: createPasswordCheck(services) })

  implement(http, contract.signUp, async ({ body, request, reply }) => {
    const opened = await makeAccount(services, body, request)
    return enter.hand(opened, request, reply, { isNewAccount: true })
  })

  implement(http, contract.getToken, async ({ query, body, caller, request, reply }) => {
    if (query.grant_type === 'refresh_token') {
      const { caller: renewed, refreshToken } = await grants.refresh_token(body, caller)
      return enter.tokensOf(renewed, refreshToken)
    }
    return enter.enter(await grants[query.grant_type](body, request), request, reply)
  })

  implement(http, contract.logOut, async ({ caller, query, request, reply }) => {
    if (caller) await endSignIn(services, query.scope ?? 'global', caller, request, reply)
    return done
  })
}
