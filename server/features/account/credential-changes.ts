import type { FastifyRequest } from 'fastify'
import { countAttempt, forgetAttempts } from '#server/platform/auth/attempts.ts'
import { assertUncommon } from '#server/platform/auth/common-passwords.ts'
import { forgetOtherDevices, readDeviceCookie } from '#server/platform/auth/known-devices.ts'
import { withdrawTokens } from '#server/platform/auth/one-time-tokens.ts'
import { assertSteppedUp } from '#server/platform/auth/step-up.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Caller } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import type { AccountMails } from './account-mails.ts'
import { findPasswordHash, setPassword } from './repo.ts'
import { endSessions } from './sessions-repo.ts'

const wrongPassword = 'That is not your current password.'
const sameEmail = 'That is your email already.'
export const mailsPerHour = {
  times: 5,
  minutes: 60,
  refusal: 'We have sent you a few mails already. Please look in your spam folder, or try again in an hour.',
}

interface Parts extends Pick<Services, 'database' | 'auth'> {
  mails: AccountMails
}

interface NewPassword {
  /** Needed where she has a password; an account of a provider or a wallet has none yet. */
  current: string
  next: string
}

/** Replaces what she signs in with. Each needs proof that it is her. */
export function createCredentialChanges({ database, auth, mails }: Parts) {
  const system = database.asSystem()
  return {
    /** Signs her out everywhere else. @throws AppError 400 or 403. */
    async password(caller: Caller, { current, next }: NewPassword, request: FastifyRequest): Promise<void> {
      assertSteppedUp(caller)
      const guesses = `current password ${caller.userId}`
      await countAttempt(system, guesses, { times: 10, minutes: 15 })
      const known = await findPasswordHash(system, caller.userId)
      if (known && !(await auth.verifyPassword(current, known)))
        throw new AppError('bad_input', wrongPassword, { fields: { current_password: wrongPassword } })
      await forgetAttempts(system, guesses)
      await assertUncommon(next, caller.email)
      const passwordHash = await auth.hashPassword(next)
      await system.transaction(async (scope) => {
        await setPassword(scope, caller.userId, passwordHash)
        await endSessions(scope, caller.userId, caller.sessionId)
        await forgetOtherDevices(scope, caller.userId, readDeviceCookie(request))
        // Nor may a change of e-mail that somebody else began go through afterwards.
        await withdrawTokens(scope, caller.userId, ['recovery', 'email_change'])
      })
      mails.passwordChanged(caller.email)
    },

    /** Mails a link to the new address; the e-mail changes when it is opened. @throws AppError 400, 403 or 429. */
    async email(caller: Caller, email: string): Promise<void> {
      assertSteppedUp(caller)
      if (email === caller.email) throw new AppError('bad_input', sameEmail, { fields: { email: sameEmail } })
      await countAttempt(system, `new email ${caller.userId}`, mailsPerHour)
      mails.newEmail(caller.userId, email)
    },
  }
}

export type CredentialChanges = ReturnType<typeof createCredentialChanges>
