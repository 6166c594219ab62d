import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import { forwardCookies, webHeaders } from '#server/platform/auth/auth-plugin.ts'
import { setBrowserSession } from '#server/platform/auth/open-session.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { createAccountMails } from './account-mails.ts'
import { createAfterSignIn } from './after-sign-in.ts'
import { createAccount } from './create-account.ts'
import { createCredentialChanges } from './credential-changes.ts'
import { deviceRoutes } from './device-routes.ts'
import { emailRoutes } from './email-routes.ts'
import { createPasswordCheck } from './password-check.ts'
import { passwordRoutes } from './password-routes.ts'
import { presentSession } from './present-session.ts'
import { touchSession } from './sessions-repo.ts'
import { signOut } from './sign-out.ts'

/** Accounts: create, sign in, sign out, and all that belongs to e-mail, password and devices. */
export function accountRoutes(http: FastifyInstance, services: Services): void {
  const { auth, database, accessTokens, secondStep } = services
  const afterSignIn = createAfterSignIn(services)
  const passwords = createPasswordCheck(services)
  const mails = createAccountMails(services)
  const changes = createCredentialChanges({ database, auth, mails })

  implement(http, account.getSession, async ({ caller, request, reply }) => {
    if (!caller) return { session: null }
    if (auth.isRenewalDue(caller.expiresAt)) {
      const { headers } = await auth.api.getSession({ headers: webHeaders(request), returnHeaders: true })
      forwardCookies(headers, reply)
    }
    await touchSession(database.asSystem(), caller)
    return { session: await presentSession(accessTokens, caller) }
  })

  implement(http, account.checkSession, async ({ caller }) => ({
    signed_in: caller !== null,
    user_id: caller?.userId ?? null,
  }))

  implement(http, account.createAccount, async ({ body, request, reply }) => {
    const opened = await createAccount(services, body, request)
    await afterSignIn(opened, request, reply, { isNewAccount: true })
    await setBrowserSession(services, opened, request, reply)
    return { session: await presentSession(accessTokens, opened.caller) }
  })

  implement(http, account.signIn, async ({ body, request, reply }) => {
    const userId = await passwords.check({ email: body.email }, body.password, request)
    const result = await secondStep.signIn(userId, request)
    if ('step' in result) {
      secondStep.setCookie(reply, result)
      return { session: null, second_step: result.step }
    }
    await afterSignIn(result, request, reply)
    await setBrowserSession(services, result, request, reply)
    return { session: await presentSession(accessTokens, result.caller), second_step: null }
  })

  implement(http, account.signOut, async ({ caller, query, request, reply }) => {
    if (caller) await signOut(services, query.scope ?? 'local', caller, request, reply)
    return done
  })

  deviceRoutes(http, services)
  emailRoutes(http, { database, mails, changes })
  passwordRoutes(http, { ...services, mails, changes })
}
