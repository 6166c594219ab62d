import { stepUpCodeMail } from '#content/mails/step-up-code.ts'
import { countAttempt, forgetAttempts } from '#server/platform/auth/attempts.ts'
import { wrongCodeError } from '#server/platform/auth/factors.ts'
import { redeemCode, sixDigits, storeCode } from '#server/platform/auth/one-time-codes.ts'
import { checkPassword, hasPassword } from '#server/platform/auth/password.ts'
import { maskPhone } from '#server/platform/auth/phone-number.ts'
import { markSteppedUp } from '#server/platform/auth/step-up.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Caller } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'

const wrongPassword = 'That password is not right.'

/**
 * How a signed-in member proves that it is her. Where she has a second factor it takes a code of one, or a recovery
 * code: a password that somebody else knows must not be enough to take the factor away.
 */
export function createStepUp({ config, database, auth, mailer, factors }: Services) {
  const system = database.asSystem()

  async function ways(caller: Caller) {
    const verified = await factors.verified(caller.userId)
    const phone = verified.find((factor) => factor.type === 'phone')
    const byPassword = verified.length === 0 && (await hasPassword(database, caller.userId))
    const by = verified.length > 0 ? 'factor' : byPassword ? 'password' : 'mail'
    return { by, phone } as const
  }

  /** Mails a code; five an hour. */
  async function mailCode({ userId, email }: Caller): Promise<void> {
    await countAttempt(system, `step-up mail to ${userId}`, { times: 5, minutes: 60 })
    const code = sixDigits()
    await storeCode(system, config.authSecret, code, { purpose: 'step_up', userId })
    await mailer.send(email, stepUpCodeMail(code))
  }

  return {
    async ask(caller: Caller) {
      const { by, phone } = await ways(caller)
      return { by, phone_end: phone?.phone ? maskPhone(phone.phone) : null }
    },

    /** Sends the code that `prove` takes; nothing where an app makes it. */
    async sendCode(caller: Caller): Promise<void> {
      const { by, phone } = await ways(caller)
      if (by === 'mail') await mailCode(caller)
      else if (phone) await factors.challenge(caller.userId, phone.id)
    },

    /** @throws AppError 400 where the password or code is wrong, 429 after ten in a quarter of an hour. */
    async prove(caller: Caller, given: { password?: string | undefined; code?: string | undefined }) {
      const { by } = await ways(caller)
      const { userId, sessionId } = caller
      const key = `step-up of ${userId}`
      await countAttempt(system, key, { times: 10, minutes: 15 })
      if (by === 'password') {
        const isHers = given.password && (await checkPassword(database, auth, { userId }, given.password))
        if (!isHers) throw new AppError('bad_input', wrongPassword, { fields: { password: wrongPassword } })
      } else if (by === 'factor') await factors.use(userId, given.code ?? '')
      else {
        const what = { purpose: 'step_up', userId } as const
        if (!(await redeemCode(system, config.authSecret, given.code ?? '', what))) throw wrongCodeError()
      }
      await forgetAttempts(system, key)
      await markSteppedUp(system, sessionId, by === 'factor')
    },
  }
}
