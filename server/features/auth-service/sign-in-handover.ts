import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignInResult } from '#contract/auth-service.ts'
import { createAfterSignIn } from '#server/features/account/after-sign-in.ts'
import { presentSession } from '#server/features/account/present-session.ts'
import { type OpenedSession, setBrowserSession } from '#server/platform/auth/open-session.ts'
import { issueRefreshToken } from '#server/platform/auth/refresh-tokens.ts'
import type { PendingSignIn } from '#server/platform/auth/second-step.ts'
import type { Caller } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'

/** True for a call that a page makes: browsers name the origin of a write, API clients do not. */
const isPage = (request: FastifyRequest) =>
  request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined

/**
 * Hands a sign-in over to whoever asked. A page gets cookies that its scripts cannot read, and never a refresh token;
 * an API client gets tokens and no cookie.
 */
export function createSignInHandover(services: Services) {
  const { database, accessTokens, secondStep } = services
  const afterSignIn = createAfterSignIn(services)

  async function tokensOf(caller: Caller, refresh_token: string | null) {
    const { access_token, token_type, expires_in, expires_at, user } = await presentSession(
      accessTokens,
      caller,
    )
    return { access_token, token_type, expires_in, expires_at, refresh_token, user }
  }

  return {
    tokensOf,

    /** The session, handed over. */
    async handOver(
      opened: OpenedSession,
      request: FastifyRequest,
      reply: FastifyReply,
      options: { isNewAccount?: boolean; isPage?: boolean } = {},
    ) {
      await afterSignIn(opened, request, reply, options)
      if (options.isPage !== true && !isPage(request))
        return tokensOf(opened.caller, await issueRefreshToken(database, opened.caller.sessionId))
      secondStep.clearCookie(reply)
      await setBrowserSession(services, opened, request, reply)
      return tokensOf(opened.caller, null)
    },

    /** A sign-in that waits for its second step, handed over. */
    handOverPending(pending: PendingSignIn, request: FastifyRequest, reply: FastifyReply) {
      if (!isPage(request)) return { second_step: pending.step, pending_token: pending.token }
      secondStep.setCookie(reply, pending)
      return { second_step: pending.step, pending_token: null }
    },

    /** For an address that a browser opened: cookies, whichever of the two it is. */
    async signInPage(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<SignInResult> {
      const result = await secondStep.signIn(userId, request)
      if (!('step' in result)) return this.handOver(result, request, reply, { isPage: true })
      secondStep.setCookie(reply, result)
      return { second_step: result.step, pending_token: null }
    },

    /** Whichever of the two this user's first step leads to. */
    async signIn(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<SignInResult> {
      const result = await secondStep.signIn(userId, request)
      return 'step' in result
        ? this.handOverPending(result, request, reply)
        : this.handOver(result, request, reply)
    },
  }
}

export type SignInHandover = ReturnType<typeof createSignInHandover>
