import type { Scope } from '#server/database/client.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { tokenHash } from './keys.ts'
import { isKnownDevice } from './known-devices.ts'

const refusal =
  'That was a lot of tries. Please wait a few minutes, or choose a new password with a link to your email.'

const perDevice = { times: 10, minutes: 15, refusal }
const perAddress = { times: 10, minutes: 15, refusal }
/** From anywhere, by browsers that she has never signed in with. */
const perStranger = { times: 100, minutes: 60, refusal }

/** An address as far as it names a household: an IPv6 network hands out the rest freely. */
function household(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
}

/** What was tried is kept as a hash: it may be the e-mail of somebody who has nothing to do with us. */
const keyOf = (...parts: string[]) => `sign-in ${tokenHash(parts.join(' ')).toString('base64url')}`

/**
 * Slows guessing of a password down, alike for e-mails with and without an account. Strangers can use up what
 * strangers are allowed, and no more: a browser that she has signed in with before is counted by itself, and a new
 * password by mail makes any browser such a one. Answers what is to be called once she is in.
 * @throws AppError 429
 */
export async function guardSignIn(
  scope: Scope,
  email: string,
  from: { device: string | null; address: string },
): Promise<() => Promise<void>> {
  if (from.device && (await isKnownDevice(scope, email, from.device))) {
    const device = keyOf(email, 'device', from.device)
    await countAttempt(scope, device, perDevice)
    return () => forgetAttempts(scope, device)
  }
  const pair = keyOf(email, 'address', household(from.address))
  await countAttempt(scope, pair, perAddress)
  await countAttempt(scope, keyOf(email), perStranger)
  return () => forgetAttempts(scope, pair)
}
