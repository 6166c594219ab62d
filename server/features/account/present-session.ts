import type { Session } from '#contract/account.ts'
import type { AccessTokens } from '#server/platform/auth/access-tokens.ts'
import type { Caller } from '#server/platform/http/implement.ts'

/** A session as the web reads it, with a fresh access token. */
export async function presentSession(accessTokens: AccessTokens, caller: Caller): Promise<Session> {
  return {
    ...(await accessTokens.sign(caller)),
    refresh_token: null,
    token_type: 'bearer',
    user: { id: caller.userId, email: caller.email, email_verified: caller.emailVerified },
    ends_at: caller.expiresAt.toISOString(),
    leaving_at: caller.leavingAt?.toISOString() ?? null,
  }
}
