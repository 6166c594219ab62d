import { isAPIError } from 'better-auth/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as account from '#contract/account.ts'
import type { Database } from '#server/database/client.ts'
import { claimCheckout } from '#server/features/membership/claim.ts'
import { readNonce } from '#server/features/membership/nonce-cookie.ts'
import type { Auth } from '#server/platform/auth/auth.ts'
import { passCookies, webHeaders } from '#server/platform/auth/auth-plugin.ts'
import { findSession } from '#server/platform/auth/find-caller.ts'
import { checkPassword } from '#server/platform/auth/password.ts'
import { needsSecondStep, type SecondSteps } from '#server/platform/auth/second-step.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { type Caller, implement } from '#server/platform/http/implement.ts'
import { insertUser } from './repo.ts'

interface Services {
  auth: Auth
  database: Database
  secondStep: SecondSteps
}

const done = { ok: true } as const
const wrongDetails = 'Please check your details and try again.'
const emailTaken = 'This email already has an account. Please sign in instead.'
const expiredLink = 'This link has expired or was already used. Please ask for a new one.'

function presentSession(caller: Caller): account.Session {
  return {
    user: { id: caller.userId, email: caller.email, email_verified: caller.emailVerified },
    expires_at: caller.expiresAt.toISOString(),
  }
}

/** Accounts: create, sign in, sign out, and a new password by mail. */
export function accountRoutes(http: FastifyInstance, { auth, database, secondStep }: Services): void {
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
    const session = await findSession(database, response.token)
    if (!session) throw new Error('a session that was just made is missing')
    return presentSession(session)
  }

  implement(http, account.getSession, async ({ caller, request, reply }) => {
    if (!caller) return { session: null }
    const { headers } = await auth.api.getSession({ headers: webHeaders(request), returnHeaders: true })
    passCookies(headers, reply)
    return { session: presentSession(caller) }
  })

  implement(http, account.createAccount, async ({ body, request, reply }) => {
    const passwordHash = await auth.hashPassword(body.password)
    await database.asSystem().transaction(async (scope) => {
      const userId = await insertUser(scope, body.email, passwordHash)
      if (!userId) throw new AppError('conflict', emailTaken, { fields: { email: emailTaken } })
      await claimCheckout(scope, userId, readNonce(request))
    })
    return { session: await startSession(body, request, reply) }
  })

  implement(http, account.signIn, async ({ body, request, reply }) => {
    if (await needsSecondStep(database, body.email)) {
      const userId = await checkPassword(database, auth, { email: body.email }, body.password)
      const pending = userId && (await secondStep.begin(userId))
      if (!pending) throw new AppError('unauthorized', wrongDetails)
      secondStep.giveCookie(reply, pending)
      return { session: null, second_step: pending.step }
    }
    const session = await startSession(body, request, reply)
    const nonce = readNonce(request)
    if (nonce) await database.asSystem().transaction((scope) => claimCheckout(scope, session.user.id, nonce))
    return { session, second_step: null }
  })

  implement(http, account.signOut, async ({ caller, request, reply }) => {
    if (caller) {
      const { headers } = await auth.api.signOut({ headers: webHeaders(request), returnHeaders: true })
      passCookies(headers, reply)
    }
    return done
  })

  implement(http, account.requestReset, async ({ body, request }) => {
    await auth.api
      .requestPasswordReset({ body: { email: body.email } })
      .catch((error: unknown) => request.log.error({ err: error }, 'a reset mail could not be sent'))
    return done
  })

  implement(http, account.resetPassword, async ({ body }) => {
    await auth.api
      .resetPassword({ body: { token: body.token, newPassword: body.password } })
      .catch((error: unknown) => {
        if (isAPIError(error)) throw new AppError('bad_input', expiredLink, { cause: error })
        throw error
      })
    return done
  })
}
