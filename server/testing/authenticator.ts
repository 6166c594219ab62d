import * as factors from '#contract/factors.ts'
import { stepAt, totpCode } from '../platform/auth/totp.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

/** An authenticator app that never shows a code twice: `next()` is a code that no check has seen. */
export function authenticator(base32Secret: string) {
  const bits = [...base32Secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  let last = -1
  return {
    /** The code of this step, or of the next one: two can be had at one moment, and each is good for half a minute from there. */
    next() {
      last = Math.max(last + 1, stepAt(new Date()))
      return totpCode(secret, last)
    },
    at: (drift: number) => totpCode(secret, stepAt(new Date()) + drift),
  }
}

/** Gives a member an authenticator app, verified. */
export async function withApp(member: Visitor) {
  const { id, totp } = (await member.call(factors.enrolFactor, { body: { type: 'totp' } })).body
  const app = authenticator(totp?.secret ?? '')
  const { recovery_codes } = (
    await member.call(factors.verifyFactor, { params: { factorId: id }, body: { code: app.next() } })
  ).body
  return { factorId: id, app, recoveryCodes: recovery_codes ?? [] }
}

/** Lets eleven minutes pass for a member's sessions: what was fresh is not any more. */
export async function letTimePass(server: TestServer, userId: string): Promise<void> {
  await server.testDatabase.asOwner(
    `update auth.session set "createdAt" = "createdAt" - interval '11 minutes',
       stepped_up_at = stepped_up_at - interval '11 minutes' where "userId" = $1`,
    [userId],
  )
}

/** The code in the newest text message to this number. */
export async function textedCode(server: TestServer, phone: string): Promise<string> {
  const texts = (await server.services.sms.outbox?.()) ?? []
  return /code is (\d{6})/.exec(texts.find((text) => text.to === phone)?.text ?? '')?.[1] ?? ''
}
