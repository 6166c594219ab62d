import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import { countAttempt } from '#server/platform/auth/attempts.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import type { AccountMails } from './account-mails.ts'
import { type CredentialChanges, mailsPerHour } from './credential-changes.ts'
import { redeemLink } from './redeem-link.ts'

interface Parts extends Pick<Services, 'database'> {
  mails: AccountMails
  changes: CredentialChanges
}

const confirmed = { email_verified: true } as const
/** Confirming an e-mail by a mailed link, and changing it. */
export function emailRoutes(http: FastifyInstance, { database, mails, changes }: Parts): void {
  implement(http, account.verifyLink, async ({ body }) => {
    await redeemLink(database, mails, body.type, body.token_hash)
    return confirmed
  })

  implement(http, account.resendVerification, async ({ caller }) => {
    if (caller.emailVerified) return done
    await countAttempt(database.asSystem(), `verification mail ${caller.userId}`, mailsPerHour)
    mails.verification(caller)
    return done
  })

  implement(http, account.changeEmail, async ({ body, caller }) => {
    await changes.email(caller, body.email)
    return done
  })
}
