import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { getToken } from '#contract/auth-service.ts'
import type { RouteArguments } from '#contract/route.ts'
import type { createPasswordCheck } from '#server/features/account/password-check.ts'
import { redeemLongCode } from '#server/platform/auth/one-time-codes.ts'
import { type OpenId, sha256Url } from '#server/platform/auth/openid.ts'
import { toE164 } from '#server/platform/auth/phone-number.ts'
import { issueRefreshToken, redeemRefreshToken } from '#server/platform/auth/refresh-tokens.ts'
import { AppError, unauthorized } from '#server/platform/http/app-error.ts'
import type { Caller } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import type { Identities } from './identities.ts'
import type { Wallets } from './wallets.ts'

type Body = RouteArguments<typeof getToken>['body']

export interface GrantParts {
  passwords: ReturnType<typeof createPasswordCheck>
  openId: OpenId
  identities: Identities
  wallets: Wallets
}

function needed(value: string | undefined, field: string): string {
  if (value) return value
  const missing = `Please send ${field}.`
  throw new AppError('bad_input', missing, { fields: { [field]: missing } })
}

/** The five ways to a session. Each but renewing answers who has passed her first step. */
export function createGrants({ config, database }: Services, parts: GrantParts) {
  const { passwords, openId, identities, wallets } = parts
  const system = database.asSystem()

  return {
    async password({ email, phone, password }: Body, request: FastifyRequest): Promise<string> {
      const given = needed(password, 'password')
      if (email) return passwords.check({ email }, given, request)
      return passwords.check({ phone: toE164(needed(phone, 'email')) ?? '' }, given, request)
    },

    /** The code is used up even where the verifier is wrong. */
    async pkce({ auth_code, code_verifier }: Body): Promise<string> {
      const code = needed(auth_code, 'auth_code')
      const challenge = Buffer.from(sha256Url(needed(code_verifier, 'code_verifier')))
      const found = await redeemLongCode(system, config.authSecret, code, 'auth_code')
      const expected = Buffer.from(found?.target ?? '')
      if (found?.userId && expected.length === challenge.length && timingSafeEqual(expected, challenge))
        return found.userId
      throw unauthorized()
    },

    async id_token({ provider, id_token, nonce }: Body): Promise<string> {
      const outside = openId.provider(needed(provider, 'provider'))
      const profile = await openId.verify(outside, needed(id_token, 'id_token'), nonce)
      return identities.accountOf(profile)
    },

    async web3({ message, signature }: Body): Promise<string> {
      const address = await wallets.prove(needed(message, 'message'), needed(signature, 'signature'))
      return identities.accountOfWallet(address)
    },

    /** A page has its cookie for this; an API client's token is used up for a new one. */
    async refresh_token(
      { refresh_token }: Body,
      caller: Caller | null,
    ): Promise<{ caller: Caller; refreshToken: string | null }> {
      if (!refresh_token) {
        if (!caller) throw unauthorized()
        return { caller, refreshToken: null }
      }
      const renewed = await redeemRefreshToken(database, refresh_token)
      return { caller: renewed, refreshToken: await issueRefreshToken(database, renewed.sessionId) }
    },
  }
}
