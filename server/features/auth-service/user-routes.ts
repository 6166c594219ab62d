import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/auth-service.ts'
import { createAccountMails } from '#server/features/account/account-mails.ts'
import { createCredentialChanges } from '#server/features/account/credential-changes.ts'
import { readPhone } from '#server/platform/auth/phone-number.ts'
import { assertMayAddSignInMethod, assertSteppedUp, assuranceLevel } from '#server/platform/auth/step-up.ts'
import { type Caller, done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import type { Identities } from './identities.ts'
import { findPhone, listIdentities } from './identity-repo.ts'
import type { Wallets } from './wallets.ts'

/** Who she is, and the ways in which she signs in. */
export function userRoutes(
  http: FastifyInstance,
  services: Services,
  { identities, wallets }: { identities: Identities; wallets: Wallets },
): void {
  const { database, factors } = services
  const system = database.asSystem()
  const changes = createCredentialChanges({ ...services, mails: createAccountMails(services) })

  async function present(caller: Caller) {
    const { userId, email, emailVerified } = caller
    const [phone, all, ways] = await Promise.all([
      findPhone(system, userId),
      factors.list(userId),
      listIdentities(system, userId),
    ])
    return {
      id: userId,
      email,
      email_verified: emailVerified,
      phone,
      assurance_level: assuranceLevel(caller),
      factors: all.map(({ id, type, status }) => ({ id, type, status })),
      identities: ways,
    }
  }

  /** Texts a code to the new number, which counts once `verify` has taken it. */
  async function changePhone(caller: Caller, typed: string): Promise<void> {
    assertMayAddSignInMethod(caller)
    const phone = readPhone(typed)
    await factors.textCode(phone, { purpose: 'phone_change', userId: caller.userId, target: phone })
  }

  implement(http, contract.getUser, async ({ caller }) => present(caller))

  implement(http, contract.updateUser, async ({ body, caller, request }) => {
    if (body.password) {
      const given = { current: body.current_password ?? '', next: body.password }
      await changes.password(caller, given, request)
    }
    if (body.phone) await changePhone(caller, body.phone)
    const user = await present(caller)
    // Last: what goes on behind it takes longer where the e-mail is somebody's, and nothing is to wait beside that.
    if (body.email) await changes.email(caller, body.email)
    return user
  })

  implement(http, contract.listIdentities, async ({ caller }) => ({
    identities: await listIdentities(system, caller.userId),
  }))

  implement(http, contract.getWalletNonce, async () => ({ nonce: await wallets.nonce() }))

  implement(http, contract.linkWallet, async ({ body, caller }) => {
    assertMayAddSignInMethod(caller)
    await identities.link(caller.userId, 'ethereum', await wallets.prove(body.message, body.signature))
    return { identities: await listIdentities(system, caller.userId) }
  })

  implement(http, contract.unlinkIdentity, async ({ caller, params }) => {
    assertSteppedUp(caller)
    await identities.unlink(caller.userId, params.identityId)
    return done
  })
}
