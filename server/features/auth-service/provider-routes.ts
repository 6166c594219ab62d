import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#contract/auth-service.ts'
import { newToken } from '#server/platform/auth/keys.ts'
import { storeCode } from '#server/platform/auth/one-time-codes.ts'
import type { OpenId } from '#server/platform/auth/openid.ts'
import { assertMayAddSignInMethod } from '#server/platform/auth/step-up.ts'
import { AppError, unauthorized } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import type { Identities } from './identities.ts'
import { createProviderVisits } from './provider-visits.ts'
import type { SignInHandover } from './sign-in-handover.ts'

interface Parts {
  handover: SignInHandover
  openId: OpenId
  identities: Identities
}

/** Sign-in through outside providers: out to their page and back. */
export function providerRoutes(http: FastifyInstance, services: Services, parts: Parts): void {
  const { config, database } = services
  const { handover, openId, identities } = parts
  const visits = createProviderVisits(services, openId)

  implement(http, contract.authorize, async ({ query, reply }) => {
    const requested = { redirectTo: query.redirect_to, clientChallenge: query.code_challenge }
    const url = await visits.begin(openId.provider(query.provider), requested, reply)
    if (query.skip_http_redirect === 'true') return { url }
    reply.redirect(url)
    return undefined
  })

  implement(http, contract.startSso, async ({ body, reply }) => {
    const requested = { redirectTo: body.redirect_to, clientChallenge: body.code_challenge }
    return { url: await visits.begin(openId.providerOfDomain(body.domain), requested, reply) }
  })

  implement(http, contract.linkIdentity, async ({ query, caller, reply }) => {
    assertMayAddSignInMethod(caller)
    const requested = { redirectTo: query.redirect_to, linkUserId: caller.userId }
    return { url: await visits.begin(openId.provider(query.provider), requested, reply) }
  })

  /** Where she comes back to from a provider. Answers the address to go on to. */
  async function comeBack(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { state = '', code } = request.query as Record<string, string | undefined>
    const visit = await visits.end(state, request, reply)
    if (!code) throw new AppError('unauthorized', 'The provider sent no code.')
    const provider = openId.provider(visit.provider)
    const profile = await openId.redeem(provider, code, {
      nonce: visit.nonce,
      codeVerifier: visit.code_verifier,
    })
    const to = new URL(visit.redirect_to)
    if (visit.link_user_id) {
      const caller = await http.findCaller(request)
      if (caller?.userId !== visit.link_user_id) throw unauthorized()
      await identities.link(caller.userId, provider.id, profile.subject)
      return to.href
    }
    const userId = await identities.accountOf(profile)
    if (visit.client_challenge) {
      const authCode = newToken()
      const what = { purpose: 'auth_code', userId, target: visit.client_challenge } as const
      await storeCode(database.asSystem(), config.authSecret, authCode, what)
      to.searchParams.set('code', authCode)
      return to.href
    }
    const result = await handover.signInPage(userId, request, reply)
    return 'second_step' in result ? `${config.publicUrl}/signin?step=code` : to.href
  }

  http.get(
    '/api/auth/callback',
    { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const to = await comeBack(request, reply).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        request.log.warn({ err: error.cause ?? error }, 'a sign-in through a provider failed')
        const why = error.code === 'conflict' || error.code === 'identity_already_exists'
        return `${config.publicUrl}/auth?error=${why ? 'identity_taken' : 'callback_error'}`
      })
      return reply.redirect(to)
    },
  )
}
