import { createHmac } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { TrialByLink } from '#contract/membership.ts'
import { build, type Database } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { BillingContext } from './confirm-checkout.ts'
import { isGoneAtProvider } from './end-subscription.ts'
import { settleCustomer } from './settle-customer.ts'

const audience = 'trial-link'
const oldLink = 'This link is too old or not whole. Please sign in to see your subscription.'

/** A key of its own, so that nothing else that is signed here can pass for such a link. */
const keyOf = (secret: string) => createHmac('sha256', secret).update(audience).digest()

/** A token for one subscription's trial, good until `expires`. */
export function signTrialLink(secret: string, subscriptionId: string, expires: Date): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subscriptionId)
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(keyOf(secret))
}

/** @throws AppError 400 where the token is not ours or too old. */
async function readToken(secret: string, token: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { audience, algorithms: ['HS256'] })
    return payload.sub ?? ''
  } catch (cause) {
    if (cause instanceof errors.JOSEError) throw new AppError('bad_input', oldLink, { cause })
    throw cause
  }
}

async function findTrial(database: Database, subscriptionId: string) {
  const found = await database
    .asSystem()
    .row(
      build
        .selectFrom('subscriptions')
        .select([
          'stripe_subscription_id',
          'stripe_customer_id',
          'status',
          'trial_end',
          'cancel_at',
          'cancel_at_period_end',
        ])
        .where('stripe_subscription_id', '=', subscriptionId),
    )
  if (!found) throw new AppError('bad_input', oldLink)
  return found
}

function present(trial: Awaited<ReturnType<typeof findTrial>>): TrialByLink {
  const isPlanned = trial.cancel_at !== null || trial.cancel_at_period_end
  const state = trial.status !== 'trialing' ? 'ended' : isPlanned ? 'cancelled' : 'trial'
  return { state, ends_at: trial.trial_end?.toISOString() ?? null }
}

/** What a mailed link is about. Reading changes nothing: mail scanners open links. */
export async function readTrialByLink(
  { database, secret }: BillingContext,
  token: string,
): Promise<TrialByLink> {
  return present(await findTrial(database, await readToken(secret, token)))
}

/** Cancels the trial at its end. Doing it twice, or too late, is fine: the answer says how it stands. */
export async function cancelTrialByLink(billing: BillingContext, token: string): Promise<TrialByLink> {
  const { database, payments, secret } = billing
  const id = await readToken(secret, token)
  const { stripe_customer_id: customerId } = await findTrial(database, id)
  await settleCustomer(database, payments, customerId)
  const trial = await findTrial(database, id)
  if (present(trial).state !== 'trial') return present(trial)
  await payments.stripe.subscriptions.update(id, { cancel_at_period_end: true }).catch((error: unknown) => {
    if (!isGoneAtProvider(error)) throw error
  })
  await settleCustomer(database, payments, customerId)
  return present(await findTrial(database, id))
}
