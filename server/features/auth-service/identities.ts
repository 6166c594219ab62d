import type { Database } from '#server/database/client.ts'
import { findUser } from '#server/features/account/repo.ts'
import type { OpenIdProfile } from '#server/platform/auth/openid.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import * as repo from './identity-repo.ts'

const alreadyLinked = () =>
  new AppError('identity_already_exists', 'That sign-in belongs to an account already.')

/** Which account an outside sign-in opens, and how one is added or taken away. */
export function createIdentities(database: Database) {
  const system = database.asSystem()

  /** @throws AppError where the provider does not vouch for the e-mail; nobody gets in on an unproven one. */
  function vouchedEmail({ provider, email, emailVerified }: OpenIdProfile): string {
    const isOfDomain = !provider.domains || provider.domains.includes(email?.split('@').at(-1) ?? '')
    if (email && emailVerified && isOfDomain) return email
    throw new AppError(
      'forbidden',
      `${provider.name} has not confirmed your email. Please confirm it there first.`,
    )
  }

  return {
    /**
     * The account of who came. One that is linked opens whatever its e-mail is. Else a confirmed e-mail of ours is
     * linked to the same e-mail confirmed by the provider, and a new one makes an account. Where our e-mail was never
     * confirmed, anybody may have typed it: then she signs in with its password and confirms
     * it first.
     */
    async accountOf(profile: OpenIdProfile): Promise<string> {
      const { provider, subject } = profile
      const known = await repo.findByIdentity(system, provider.id, subject)
      if (known) return known
      const email = vouchedEmail(profile)
      return system.transaction(async (scope) => {
        const existing = await findUser(scope, email)
        if (existing && !existing.emailVerified)
          throw new AppError(
            'conflict',
            `There is an account with this email. Please sign in with your password and confirm your email, then use ${provider.name}.`,
          )
        const userId = existing?.id ?? (await repo.insertConfirmedUser(scope, email))
        if (!userId || !(await repo.insertIdentity(scope, userId, provider.id, subject)))
          throw new AppError('conflict', 'That took two tries at once. Please try again.')
        return userId
      })
    },

    /** The account that a wallet was added to. @throws AppError 404 where it was added to none. */
    async accountOfWallet(address: string): Promise<string> {
      const userId = await repo.findByIdentity(system, 'ethereum', address)
      if (userId) return userId
      throw new AppError(
        'identity_not_found',
        'No account uses this wallet yet. Please sign in first, then add it.',
      )
    },

    /** @throws AppError 422 where it is somebody's already. */
    async link(userId: string, provider: string, subject: string): Promise<void> {
      if (!(await repo.insertIdentity(system, userId, provider, subject))) throw alreadyLinked()
    },

    /** @throws AppError 404 where it is not hers, 422 where it is her only one. */
    async unlink(userId: string, identityId: string): Promise<void> {
      const outcome = await system.transaction((scope) => repo.deleteIdentity(scope, userId, identityId))
      if (outcome === 'not found')
        throw new AppError('identity_not_found', 'We could not find that way to sign in.')
      if (outcome === 'the last one')
        throw new AppError(
          'single_identity_not_deletable',
          'This is the only way you can sign in, so it has to stay.',
        )
    },
  }
}

export type Identities = ReturnType<typeof createIdentities>
