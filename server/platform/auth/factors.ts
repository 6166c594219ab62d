import { codeText } from '#content/texts.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { AppError, notFound } from '../http/app-error.ts'
import type { Sms } from '../sms/sms.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import * as repo from './factor-repo.ts'
import { seal, unseal } from './keys.ts'
import { redeemCode, sixDigits, storeCode } from './one-time-codes.ts'
import { readPhone } from './phone-number.ts'
import { deleteRecoveryCodes, redeemRecoveryCode, renewRecoveryCodes } from './recovery-codes.ts'
import { base32, matchTotp, newTotpSecret, totpUri } from './totp.ts'

const factorsMax = 5
const wrongCode = 'That code is not right, or it has run out. Please try the newest one.'

export const wrongCodeError = () => new AppError('bad_input', wrongCode, { fields: { code: wrongCode } })

interface Parts {
  config: Config
  database: Database
  sms: Sms
}

/** Second factors: enrolled, verified, used and removed. Codes are counted before they are looked at. */
export function createFactors({ config, database, sms }: Parts) {
  const system = database.asSystem()
  const { authSecret } = config
  const host = new URL(config.publicUrl).host

  async function find(userId: string, factorId: string): Promise<repo.Factor> {
    const found = (await repo.listFactors(system, userId)).find((factor) => factor.id === factorId)
    if (!found) throw notFound()
    return found
  }

  async function assertRoom(userId: string): Promise<void> {
    const verified = await repo.countVerified(system, userId)
    if (verified >= factorsMax)
      throw new AppError('conflict', `You can have ${factorsMax} of these. Please remove one first.`)
  }

  /**
   * Texts a code that is good for `what`. Accounts, and numbers that nobody has proved yet, have five an hour each. Those
   * to sign in with, which anybody may ask for, are counted apart: that they are used up must not be seen by a member
   * who adds the number, since it would tell that it is somebody's.
   */
  async function textCode(
    phone: string,
    what: Parameters<typeof storeCode>[3] & { userId: string },
    isProven = false,
  ) {
    // Anybody may name her number: that must not use up what her own second step needs.
    const isToSignIn = what.purpose === 'phone_otp'
    const key = isToSignIn ? `sign-in text to ${phone}` : `text to ${phone}`
    if (!isProven) await countAttempt(system, key, { times: 5, minutes: 60 })
    if (!isToSignIn) await countAttempt(system, `text for ${what.userId}`, { times: 5, minutes: 60 })
    const code = sixDigits()
    await storeCode(system, authSecret, code, what)
    await sms.send(phone, codeText(code, host))
  }

  /** The factor of these whose code this is, used up; undefined where it is none of theirs. */
  async function spendCodeOf(
    userId: string,
    factors: repo.Factor[],
    code: string,
  ): Promise<string | undefined> {
    for (const { id, type, secret, last_step } of factors) {
      if (type === 'phone') {
        if (!(await redeemCode(system, authSecret, code, { purpose: 'factor', userId, factorId: id })))
          continue
        await repo.markFactorUsed(system, id)
        return id
      }
      const step = secret && matchTotp(unseal(authSecret, secret), code, new Date(), last_step)
      if (step && (await repo.markStepUsed(system, id, step))) return id
    }
    return undefined
  }

  return {
    textsAreAvailable: sms.isAvailable,
    textCode,
    list: (userId: string) => repo.listFactors(system, userId),

    /** What she may use as a second step; none means that her password is enough. */
    async verified(userId: string): Promise<repo.Factor[]> {
      return (await repo.listFactors(system, userId)).filter(({ status }) => status === 'verified')
    },

    /** Starts an authenticator app. The secret is answered this once, and it counts once a code has come. */
    async enrolTotp(userId: string, account: string, friendlyName: string) {
      await assertRoom(userId)
      const plain = newTotpSecret()
      const id = await system.transaction((scope) =>
        repo.insertFactor(scope, userId, {
          type: 'totp',
          friendly_name: friendlyName,
          phone: null,
          secret: seal(authSecret, plain),
        }),
      )
      return { id, secret: base32(plain), uri: totpUri(plain, account) }
    },

    /** Starts a phone and texts it a code. @throws AppError 400 where it is no number, 404 without a provider. */
    async enrolPhone(userId: string, typed: string, friendlyName: string): Promise<string> {
      const phone = readPhone(typed)
      if (!sms.isAvailable) throw new AppError('not_configured', 'Text messages are not set up here.')
      await assertRoom(userId)
      const id = await system.transaction((scope) =>
        repo.insertFactor(scope, userId, {
          type: 'phone',
          friendly_name: friendlyName,
          phone,
          secret: null,
        }),
      )
      await textCode(phone, { purpose: 'factor', userId, factorId: id })
      return id
    },

    /** Texts a fresh code where the factor is a phone; an app makes its own. @throws AppError 404 where it is not hers. */
    async challenge(userId: string, factorId: string): Promise<void> {
      const { phone, status } = await find(userId, factorId)
      if (phone) await textCode(phone, { purpose: 'factor', userId, factorId }, status === 'verified')
    },

    /**
     * Checks the first code of a factor. Answers her recovery codes where it is her first one, else null.
     * @throws AppError 400 where the code is wrong, 429 after ten in an hour.
     */
    async verify(userId: string, factorId: string, code: string): Promise<string[] | null> {
      const factor = await find(userId, factorId)
      await countAttempt(system, `factor code of ${userId}`, { times: 10, minutes: 60 })
      if (!(await spendCodeOf(userId, [factor], code.replace(/\s/g, '')))) throw wrongCodeError()
      await forgetAttempts(system, `factor code of ${userId}`)
      return system.transaction(async (scope) => {
        await repo.lockFactorsOf(scope, userId)
        const isFirst = (await repo.countVerified(scope, userId)) === 0
        const isNew = await repo.markFactorVerified(scope, factorId)
        return isNew && isFirst ? renewRecoveryCodes(scope, authSecret, userId) : null
      })
    },

    /**
     * Uses up a code of a verified factor, or a recovery code. Only who has passed the first step gets here, so
     * strangers cannot use up her tries, and recovery codes have tries of their own.
     * @throws AppError 400 where it is wrong, 429 after ten in an hour.
     */
    async use(userId: string, code: string): Promise<void> {
      const digits = code.replace(/\s/g, '')
      const isShort = /^\d{6}$/.test(digits)
      const key = `${isShort ? 'factor' : 'recovery'} code of ${userId}`
      await countAttempt(system, key, { times: 10, minutes: 60 })
      const isRight = isShort
        ? await spendCodeOf(userId, await this.verified(userId), digits)
        : await redeemRecoveryCode(system, authSecret, userId, code)
      if (!isRight) throw wrongCodeError()
      await forgetAttempts(system, key)
    },

    /** Removes a factor. With the last verified one go the recovery codes and the level of her sessions. */
    async remove(userId: string, factorId: string): Promise<void> {
      await find(userId, factorId)
      await system.transaction(async (scope) => {
        await repo.lockFactorsOf(scope, userId)
        await repo.deleteFactor(scope, factorId)
        if ((await repo.countVerified(scope, userId)) > 0) return
        await deleteRecoveryCodes(scope, userId)
        await repo.forgetFactorUse(scope, userId)
      })
    },

    /** Ten new recovery codes. @throws AppError 409 where she has no verified factor. */
    async renewRecoveryCodes(userId: string): Promise<string[]> {
      return system.transaction(async (scope) => {
        await repo.lockFactorsOf(scope, userId)
        if ((await repo.countVerified(scope, userId)) === 0)
          throw new AppError('conflict', 'Please set up a second step first.')
        return renewRecoveryCodes(scope, authSecret, userId)
      })
    },
  }
}

export type Factors = ReturnType<typeof createFactors>
