import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/auth-service.ts'
import { createAccount } from '#server/features/account/create-account.ts'
import { createPasswordCheck } from '#server/features/account/password-check.ts'
import { signOut } from '#server/features/account/sign-out.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { createGrants, type GrantParts } from './grants.ts'
import type { SignInHandover } from './sign-in-handover.ts'

/** Opening, renewing and ending sessions. */
export function sessionRoutes(
  http: FastifyInstance,
  services: Services,
  parts: Omit<GrantParts, 'passwords'> & { handover: SignInHandover },
): void {
  const { handover } = parts
  const grants = createGrants(services, { ...parts, passwords: createPasswordCheck(services) })

  implement(http, contract.signUp, async ({ body, request, reply }) => {
    const opened = await createAccount(services, body, request)
    return handover.handOver(opened, request, reply, { isNewAccount: true })
  })

  implement(http, contract.getToken, async ({ query, body, caller, request, reply }) => {
    if (query.grant_type === 'refresh_token') {
      const { caller: renewed, refreshToken } = await grants.refresh_token(body, caller)
      return handover.tokensOf(renewed, refreshToken)
    }
    return handover.signIn(await grants[query.grant_type](body, request), request, reply)
  })

  implement(http, contract.logOut, async ({ caller, query, request, reply }) => {
    if (caller) await signOut(services, query.scope ?? 'global', caller, request, reply)
    return done
  })
}
