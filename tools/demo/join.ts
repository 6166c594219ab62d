import { createAccount, signIn } from '#contract/account.ts'
import { activateTrial, startCheckout } from '#contract/membership.ts'
import { build } from '#server/database/client.ts'
import { findUser } from '#server/features/account/repo.ts'
import { settleCustomer } from '#server/features/membership/settle-customer.ts'
import { freshTestCard } from '#server/platform/payments/stand-in/cards.ts'
import type { Services } from '#server/services.ts'
import { settleAccount } from './accounts.ts'
import type { Call } from './caller.ts'

interface Joining {
  name: string
  email: string
  password: string
  since: Date
}

/** Fills in the card page of the billing stand-in; answers the session's id. */
async function payAt(url: string, { name, email }: Joining): Promise<string> {
  const card = { number: freshTestCard(), expiry: '12 / 40', cvc: '123' }
  const body = new URLSearchParams({ name, email, ...card })
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body })
  if (answer.status !== 303 && answer.status !== 302)
    throw new Error(`The card page of the billing stand-in answered ${answer.status}.`)
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/** Ends her trial, so that she is a paying member from now on. */
async function endTrial({ database, payments }: Services, userId: string): Promise<void> {
  const rows = await database
    .asSystem()
    .rows(
      build
        .selectFrom('subscriptions')
        .select(['stripe_subscription_id', 'stripe_customer_id'])
        .where('user_id', '=', userId)
        .where('status', '=', 'trialing'),
    )
  for (const { stripe_subscription_id, stripe_customer_id } of rows) {
    await payments.stripe.subscriptions.update(stripe_subscription_id, { trial_end: 'now' })
    await settleCustomer(database, payments, stripe_customer_id)
  }
}

/** Joins as anybody does, with a card, and has been a paying member for a while; one who is there already signs in. Answers her id. */
export async function join(services: Services, call: Call, joining: Joining): Promise<string> {
  const system = services.database.asSystem()
  const { email, password, since } = joining
  if (await findUser(system, email)) await call(signIn, { body: { email, password } })
  else {
    const { url } = await call(startCheckout, {})
    await call(activateTrial, { body: { session_id: await payAt(url, joining) } })
    await call(createAccount, { body: { email, password, adult_confirmed: true } })
  }
  const user = await findUser(system, email)
  if (!user) throw new Error(`${email} has no account after she joined.`)
  if (!user.emailVerified) {
    await endTrial(services, user.id)
    await system.transaction((scope) => settleAccount(scope, user.id, email, since))
  }
  return user.id
}
