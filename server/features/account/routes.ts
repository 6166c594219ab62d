import { isAPIError } from 'better-auth/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as account from '#contract/account.ts'
import { claimCheckout } from '#server/features/membership/claim.ts'
import { readNonce } from '#server/features/membership/nonce-cookie.ts'
import { passCookies, webHeaders } from '#server/platform/auth/auth-plugin.ts'
import { assertUncommon } from '#server/platform/auth/common-passwords.ts'
import { findSession } from '#server/platform/auth/find-caller.ts'
import {
  forgetOtherDevices,
  keepDevice,
  readDevice,
  rememberDevice,
} from '#server/platform/auth/known-devices.ts'
import { guardSignIn } from '#server/platform/auth/sign-in-guard.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { type Caller, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { createAccountMails } from './account-mails.ts'
import { deviceRoutes } from './device-routes.ts'
import { emailRoutes } from './email-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { insertUser } from './repo.ts'
import { endSession, endSessions, touchSession } from './sessions-repo.ts'

const done = { ok: true } as const
const wrongDetails = 'Please check your details and try again.'
const emailTaken = 'This email already has an account. Please sign in instead.'

/** Accounts: create, sign in, sign out, and all that belongs to e-mail, password and devices. */
export function accountRoutes(http: FastifyInstance, services: Services): void {
  const { config, auth, database, accessTokens } = services
  const mails = createAccountMails(services)
  const isSecure = config.publicUrl.startsWith('https:')

  async function presentSession(caller: Caller): Promise<account.Session> {
    return {
      ...(await accessTokens.sign(caller)),
      refresh_token: null,
      token_type: 'bearer',
      user: { id: caller.userId, email: caller.email, email_verified: caller.emailVerified },
      ends_at: caller.expiresAt.toISOString(),
    }
  }

  async function startSession(
    credentials: { email: string; password: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<account.Session> {
    const { headers, response } = await auth.api
      .signInEmail({ body: credentials, headers: webHeaders(request), returnHeaders: true })
      .catch((error: unknown) => {
        if (isAPIError(error)) throw new AppError('unauthorized', wrongDetails, { cause: error })
        throw error
      })
    passCookies(headers, reply)
    const caller = await findSession(database, 'session.token', response.token)
    if (!caller) throw new Error('a session that was just made is missing')
    return presentSession(caller)
  }

  /** Knows this browser from now on. True where she had never signed in with it before. */
  const greetDevice = (userId: string, request: FastifyRequest, reply: FastifyReply) =>
    rememberDevice(database.asSystem(), userId, keepDevice(request, reply, isSecure))

  implement(http, account.getSession, async ({ caller, request, reply }) => {
    if (!caller) return { session: null }
    if (auth.isRenewalDue(caller.expiresAt)) {
      const { headers } = await auth.api.getSession({ headers: webHeaders(request), returnHeaders: true })
      passCookies(headers, reply)
    }
    await touchSession(database.asSystem(), caller)
    return { session: await presentSession(caller) }
  })

  implement(http, account.checkSession, async ({ caller }) => ({ signed_in: caller !== null }))

  implement(http, account.createAccount, async ({ body, request, reply }) => {
    await assertUncommon(body.password, body.email)
    const passwordHash = await auth.hashPassword(body.password)
    const userId = await database.asSystem().transaction(async (scope) => {
      const id = await insertUser(scope, body.email, passwordHash)
      if (!id) throw new AppError('conflict', emailTaken, { fields: { email: emailTaken } })
      await claimCheckout(scope, id, readNonce(request))
      return id
    })
    const session = await startSession(body, request, reply)
    await greetDevice(userId, request, reply)
    mails.verification({ userId, email: body.email })
    return { session }
  })

  implement(http, account.signIn, async ({ body, request, reply }) => {
    const from = { device: readDevice(request), address: request.ip }
    const succeed = await guardSignIn(database.asSystem(), body.email, from)
    const session = await startSession(body, request, reply)
    await succeed()
    const { id: userId, email } = session.user
    if (await greetDevice(userId, request, reply))
      mails.newDevice({ userId, email }, request.headers['user-agent'])
    const nonce = readNonce(request)
    if (nonce) await database.asSystem().transaction((scope) => claimCheckout(scope, userId, nonce))
    return { session }
  })

  implement(http, account.signOut, async ({ caller, query, request, reply }) => {
    if (!caller) return done
    const { scope = 'local' } = query
    if (scope === 'local') await endSession(database.asSystem(), caller.userId, caller.sessionId)
    else {
      await endSessions(database.asSystem(), caller.userId, scope === 'others' ? caller.sessionId : undefined)
      await forgetOtherDevices(database.asSystem(), caller.userId, readDevice(request))
    }
    if (scope !== 'others') {
      // The session has ended by now; this takes the cookies back.
      const { headers } = await auth.api.signOut({ headers: webHeaders(request), returnHeaders: true })
      passCookies(headers, reply)
    }
    return done
  })

  deviceRoutes(http, services)
  emailRoutes(http, { ...services, mails })
  passwordRoutes(http, { ...services, mails, isSecure })
}
