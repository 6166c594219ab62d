import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signInCodeMail } from '#content/mails/sign-in-code.ts'
import * as contract from '#contract/auth-service.ts'
import type { Scope } from '#server/database/client.ts'
import { createAccountMails } from '#server/features/account/account-mails.ts'
import { mailsPerHour } from '#server/features/account/credential-changes.ts'
import { askForReset } from '#server/features/account/password-routes.ts'
import { redeemLink } from '#server/features/account/redeem-link.ts'
import { findUser } from '#server/features/account/repo.ts'
import { createStepUp } from '#server/features/factors/step-up-service.ts'
import { countAttempt } from '#server/platform/auth/attempts.ts'
import { wrongCodeError } from '#server/platform/auth/factors.ts'
import { readDeviceCookie } from '#server/platform/auth/known-devices.ts'
import { redeemCode, sixDigits, storeCode } from '#server/platform/auth/one-time-codes.ts'
import { toE164 } from '#server/platform/auth/phone-number.ts'
import { guardSignIn } from '#server/platform/auth/sign-in-guard.ts'
import { AppError, unauthorized } from '#server/platform/http/app-error.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { findByPhone, setPhone } from './identity-repo.ts'
import type { SignInHandover } from './sign-in-handover.ts'

/** Codes and links: sent, sent again, and redeemed. */
export function codeRoutes(
  http: FastifyInstance,
  services: Services,
  { handover }: { handover: SignInHandover },
): void {
  const { config, database, auth, mailer, factors } = services
  const system = database.asSystem()
  const mails = createAccountMails(services)
  const proof = createStepUp(services)

  async function mailCode(email: string): Promise<void> {
    const user = await findUser(system, email)
    // Anybody may have typed an e-mail that was never confirmed, and may know the password of its account.
    if (!user?.emailVerified) return
    await countAttempt(system, `sign-in code for ${user.id}`, mailsPerHour)
    const code = sixDigits()
    await storeCode(system, config.authSecret, code, { purpose: 'email_otp', userId: user.id, target: email })
    await mailer.send(email, signInCodeMail(code))
  }

  async function textCode(typed: string): Promise<void> {
    const phone = toE164(typed)
    const userId = phone && (await findByPhone(system, phone))
    if (userId) await factors.textCode(phone, { purpose: 'phone_otp', userId, target: phone })
  }

  async function mailConfirmation(email: string): Promise<void> {
    const user = await findUser(system, email)
    if (!user || user.emailVerified) return
    await countAttempt(system, `verification mail ${user.id}`, mailsPerHour)
    mails.verification({ userId: user.id, email })
  }

  /** Goes on behind the answer; being refused for asking too often is nothing to report. */
  function quietly(task: Promise<void>): void {
    auth.inBackground(
      task.catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'too_many')) throw error
      }),
    )
  }

  implement(http, contract.sendOtp, async ({ body }) => {
    if (body.email) quietly(mailCode(body.email))
    else if (body.phone) quietly(textCode(body.phone))
    else throw new AppError('bad_input', 'Please send email or phone.')
    return done
  })

  implement(http, contract.resend, async ({ body: { type, email, phone } }) => {
    if (type === 'sms' ? !phone : !email) throw new AppError('bad_input', 'Please send email or phone.')
    if (type === 'sms') quietly(textCode(phone ?? ''))
    else quietly(type === 'signup' ? mailConfirmation(email ?? '') : mailCode(email ?? ''))
    return done
  })

  implement(http, contract.recover, async ({ body }) => {
    await askForReset(database, mails, body.email)
    return done
  })

  implement(http, contract.reauthenticate, async ({ caller }) => {
    await proof.sendCode(caller)
    return done
  })

  /**
   * Whose code this is, used up. Guesses are slowed down as those of a password are, and what is counted for an address
   * with a code is written in the same commit as what is counted for any: the work is alike for an unknown one.
   * @throws AppError 400 where it is wrong, 429 after too many.
   */
  async function userOfCode(
    purpose: 'email_otp' | 'phone_otp',
    find: (scope: Scope) => Promise<string | undefined>,
    target: string,
    { code, request }: { code: string; request: FastifyRequest },
  ): Promise<string> {
    const from = { device: readDeviceCookie(request), address: request.ip }
    const user = await system.transaction(async (scope) => {
      const succeed = await guardSignIn(scope, target, from)
      const userId = (await find(scope)) ?? null
      const spent = await redeemCode(scope, config.authSecret, code, { purpose, userId })
      if (spent?.target !== target) return null
      await succeed()
      return userId
    })
    // Thrown in there, it would take back what was counted.
    if (!user) throw wrongCodeError()
    return user
  }

  implement(http, contract.verifyOtp, async ({ body, caller, request, reply }) => {
    const code = body.token ?? ''
    switch (body.type) {
      case 'signup':
      case 'email_change':
        await redeemLink(database, mails, body.type, body.token_hash ?? '')
        return done
      case 'email':
      case 'magiclink': {
        const email = body.email ?? ''
        const find = async (scope: Scope) => (await findUser(scope, email))?.id
        const userId = await userOfCode('email_otp', find, email, { code, request })
        return handover.signIn(userId, request, reply)
      }
      case 'sms': {
        const phone = toE164(body.phone ?? '') ?? ''
        const find = (scope: Scope) => findByPhone(scope, phone)
        const userId = await userOfCode('phone_otp', find, phone, { code, request })
        return handover.signIn(userId, request, reply)
      }
      case 'phone_change': {
        if (!caller) throw unauthorized()
        const what = { purpose: 'phone_change', userId: caller.userId } as const
        const spent = await redeemCode(system, config.authSecret, code, what)
        if (!spent?.target) throw wrongCodeError()
        if (!(await setPhone(system, caller.userId, spent.target)))
          throw new AppError('identity_already_exists', 'Another account signs in with that number.')
        return done
      }
    }
  })
}
