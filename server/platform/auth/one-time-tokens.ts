import { build, type Scope } from '#server/database/client.ts'
import { newToken, tokenHash } from './keys.ts'

/** What a mailed link is for, and the hours it works. */
const hours = { signup: 72, email_change: 24, recovery: 1 } as const
export type LinkType = keyof typeof hours

interface Proof {
  userId: string
  /** The address that the link was mailed to. */
  email: string
}

/**
 * Makes the token of a link that works once. Only its hash is stored. Links of the same type to another address stop
 * working; those to this one go on, so that an earlier mail that arrives late is no dead end.
 */
export async function issueToken(scope: Scope, type: LinkType, { userId, email }: Proof): Promise<string> {
  const token = newToken()
  await scope.rows(
    build
      .deleteFrom('auth.one_time_token')
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .where('email', '!=', email),
  )
  await scope.rows(
    build.insertInto('auth.one_time_token').values({
      token_hash: tokenHash(token),
      user_id: userId,
      type,
      email,
      expires_at: new Date(Date.now() + hours[type] * 3_600_000),
    }),
  )
  return token
}

/** Uses a token up, and with it the others of its type. Undefined where it is unknown, used, or too old. */
export async function redeemToken(scope: Scope, type: LinkType, token: string): Promise<Proof | undefined> {
  const proof = await scope.row(
    build
      .deleteFrom('auth.one_time_token')
      .where('token_hash', '=', tokenHash(token))
      .where('type', '=', type)
      .where('expires_at', '>', new Date())
      .returning(['user_id as userId', 'email']),
  )
  if (proof) await withdrawTokens(scope, proof.userId, [type])
  return proof
}

/** Makes links of these types useless. */
export async function withdrawTokens(scope: Scope, userId: string, types: LinkType[]): Promise<void> {
  await scope.rows(
    build.deleteFrom('auth.one_time_token').where('user_id', '=', userId).where('type', 'in', types),
  )
}
