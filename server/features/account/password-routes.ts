import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import type { Database } from '#server/database/client.ts'
import { countAttempt } from '#server/platform/auth/attempts.ts'
import { assertUncommon } from '#server/platform/auth/common-passwords.ts'
import { tokenHash } from '#server/platform/auth/keys.ts'
import { forgetOtherDevices, rememberDevice, setDeviceCookie } from '#server/platform/auth/known-devices.ts'
import { redeemToken, withdrawTokens } from '#server/platform/auth/one-time-tokens.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import type { AccountMails } from './account-mails.ts'
import type { CredentialChanges } from './credential-changes.ts'
import { confirmEmail, setPassword } from './repo.ts'
import { endSessions } from './sessions-repo.ts'

interface Parts extends Pick<Services, 'config' | 'database' | 'auth'> {
  mails: AccountMails
  changes: CredentialChanges
}

const expiredLink = 'This link has expired or was already used. Please ask for a new one.'

/** Alike for an e-mail without an account, and nobody's inbox can be filled. Links that were sent go on working. */
const linksAnHour = {
  times: 5,
  minutes: 60,
  refusal:
    'You have asked for a few links already. Please look in your spam folder, or try again in an hour.',
}

/** Mails a link for a new password, where the e-mail has an account. @throws AppError 429, alike where it has none. */
export async function askForReset(database: Database, mails: AccountMails, email: string): Promise<void> {
  await countAttempt(database.asSystem(), `reset ${tokenHash(email).toString('base64url')}`, linksAnHour)
  mails.reset(email)
}

/** A new password: by a mailed link, or in place of the one she knows. Either way every other browser is signed out. */
export function passwordRoutes(
  http: FastifyInstance,
  { config, database, auth, mails, changes }: Parts,
): void {
  implement(http, account.requestReset, async ({ body }) => {
    await askForReset(database, mails, body.email)
    return done
  })

  implement(http, account.resetPassword, async ({ body, request, reply }) => {
    await assertUncommon(body.password)
    const passwordHash = await auth.hashPassword(body.password)
    const proof = await database.asSystem().transaction(async (scope) => {
      const found = await redeemToken(scope, 'recovery', body.token)
      // Whoever reads her mail may choose her password, so the e-mail is confirmed as well.
      if (!found || !(await confirmEmail(scope, found.userId, found.email)))
        throw new AppError('bad_input', expiredLink)
      await setPassword(scope, found.userId, passwordHash)
      await endSessions(scope, found.userId)
      await withdrawTokens(scope, found.userId, ['email_change'])
      await forgetOtherDevices(scope, found.userId, null)
      await rememberDevice(scope, found.userId, setDeviceCookie(request, reply, config))
      return found
    })
    mails.passwordChanged(proof.email)
    return done
  })

  implement(http, account.changePassword, async ({ body, caller, request }) => {
    const given = { current: body.current_password, next: body.password }
    await changes.password(caller, given, request)
    return done
  })
}
