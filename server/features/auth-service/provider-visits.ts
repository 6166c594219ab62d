import type { FastifyReply, FastifyRequest } from 'fastify'
import { build } from '#server/database/client.ts'
import { newToken, tokenHash } from '#server/platform/auth/keys.ts'
import type { OpenId } from '#server/platform/auth/openid.ts'
import { allowedRedirect } from '#server/platform/auth/redirects.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'

const cookieName = 'lightly.provider_visit'
const minutes = 10

interface Wish {
  redirectTo?: string | undefined
  /** The S256 challenge of an API client that will redeem a code; without one a page of ours gets a cookie. */
  clientChallenge?: string | undefined
  linkUserId?: string
}

/** Visits to an outside provider: what was asked for is kept here, and only the browser that left may come back. */
export function createProviderVisits({ config, database }: Services, openId: OpenId) {
  const system = database.asSystem()
  const cookie = {
    path: '/api/auth/callback',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isSecure,
  } as const

  return {
    /** Answers the provider's page. @throws AppError 400 where it may not lead back there. */
    async begin(
      provider: ReturnType<OpenId['provider']>,
      requested: Wish,
      reply: FastifyReply,
    ): Promise<string> {
      const { url, isOurs } = allowedRedirect(config, requested.redirectTo)
      if (!isOurs && !requested.clientChallenge)
        throw new AppError('bad_input', 'Another app must send a code_challenge.')
      const visit = { state: newToken(), nonce: newToken(), codeVerifier: newToken() }
      await system.rows(
        build.insertInto('auth.provider_visit').values({
          state_hash: tokenHash(visit.state),
          provider: provider.id,
          code_verifier: visit.codeVerifier,
          nonce: visit.nonce,
          redirect_to: url,
          client_challenge: requested.clientChallenge ?? null,
          link_user_id: requested.linkUserId ?? null,
          expires_at: new Date(Date.now() + minutes * 60_000),
        }),
      )
      reply.setCookie(cookieName, visit.state, { ...cookie, maxAge: minutes * 60 })
      return openId.authorizationUrl(provider, visit)
    },

    /** The visit that this browser comes back from, once. @throws AppError 401 where it never left, or long ago. */
    async end(state: string, request: FastifyRequest, reply: FastifyReply) {
      reply.clearCookie(cookieName, cookie)
      const isThisBrowser = request.cookies[cookieName] === state
      const visit = isThisBrowser
        ? await system.row(
            build
              .deleteFrom('auth.provider_visit')
              .where('state_hash', '=', tokenHash(state))
              .where('expires_at', '>', new Date())
              .returningAll(),
          )
        : undefined
      if (!visit) throw new AppError('unauthorized', 'That sign-in was begun elsewhere, or too long ago.')
      return visit
    },
  }
}
