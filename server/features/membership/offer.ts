import type { Offer } from '#contract/membership.ts'
import type { Caller } from '#server/platform/http/implement.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import type { BillingContext } from './confirm-checkout.ts'
import { hasHadTrial } from './used-trials.ts'

const knownForMs = 60 * 60 * 1000

/** Reads the membership's price from the provider, and asks again after an hour. */
export function createPriceReader({ stripe, priceId }: Payments): () => Promise<Offer['price']> {
  let known: { price: Offer['price']; until: number } | undefined
  return async () => {
    if (known && known.until > Date.now()) return known.price
    const { unit_amount: cents, currency, recurring } = await stripe.prices.retrieve(priceId)
    if (cents === null || !recurring) throw new Error(`${priceId} is no price of a subscription`)
    known = { price: { cents, currency, interval: recurring.interval }, until: Date.now() + knownForMs }
    return known.price
  }
}

/** A visitor begins with a trial; a member only where she has not had one. */
export async function isTrialAvailable(
  { database, secret }: BillingContext,
  caller: Caller | null,
): Promise<boolean> {
  return caller === null || !(await hasHadTrial(database.asSystem(), caller, secret))
}
