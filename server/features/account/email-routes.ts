import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import type { Database, Scope } from '#server/database/client.ts'
import { countAttempt } from '#server/platform/auth/attempts.ts'
import { redeemToken, withdrawTokens } from '#server/platform/auth/one-time-tokens.ts'
import { assertSteppedUp } from '#server/platform/auth/step-up.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { AccountMails } from './account-mails.ts'
import { confirmEmail, replaceEmail } from './repo.ts'

interface Services {
  database: Database
  mails: AccountMails
}

const done = { ok: true } as const
const confirmed = { email_verified: true } as const
const deadLink = 'This link has expired or was already used.'
const sameEmail = 'That is your email already.'
const mailsAnHour = {
  times: 5,
  minutes: 60,
  refusal: 'We have sent you a few mails already. Please look in your spam folder, or try again in an hour.',
}

/** Confirming an e-mail by a mailed link, and changing it. */
export function emailRoutes(http: FastifyInstance, { database, mails }: Services): void {
  async function redeem(scope: Scope, type: 'signup' | 'email_change', token: string) {
    const proof = await redeemToken(scope, type, token)
    if (!proof) throw new AppError('bad_input', deadLink)
    if (type === 'signup') {
      if (!(await confirmEmail(scope, proof.userId, proof.email))) throw new AppError('bad_input', deadLink)
      return null
    }
    const before = await replaceEmail(scope, proof.userId, proof.email)
    if (!before) throw new AppError('bad_input', deadLink)
    // What was mailed to the old address has no say any more.
    await withdrawTokens(scope, proof.userId, ['signup', 'recovery'])
    return before
  }

  implement(http, account.verifyLink, async ({ body }) => {
    const before = await database.asSystem().transaction((scope) => redeem(scope, body.type, body.token_hash))
    if (before) mails.emailChanged(before)
    return confirmed
  })

  implement(http, account.resendVerification, async ({ caller }) => {
    if (caller.emailVerified) return done
    await countAttempt(database.asSystem(), `verification mail ${caller.userId}`, mailsAnHour)
    mails.verification(caller)
    return done
  })

  implement(http, account.changeEmail, async ({ body, caller }) => {
    assertSteppedUp(caller)
    if (body.email === caller.email)
      throw new AppError('bad_input', sameEmail, { fields: { email: sameEmail } })
    await countAttempt(database.asSystem(), `new email ${caller.userId}`, mailsAnHour)
    mails.newEmail(caller.userId, body.email)
    return done
  })
}
