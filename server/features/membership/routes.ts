import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { errorTexts } from '#contract/errors.ts'
import * as membership from '#contract/membership.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { activateCheckout } from './activate.ts'
import { findBegunCheckout, openCheckout } from './checkout.ts'
import { claimCheckout } from './claim.ts'
import { readNonce, setNonce } from './nonce-cookie.ts'
import { openPortal } from './portal.ts'
import { findCustomerId, hasRunningSubscription, readSubscription } from './repo.ts'
import { syncCustomer } from './sync-customer.ts'

interface Services {
  config: Config
  database: Database
  payments: Payments
}

/** An error of the payment provider becomes one that a member may read and try again after. */
function providerDown(error: unknown): never {
  if (error instanceof Stripe.errors.StripeError)
    throw new AppError('unavailable', errorTexts.unexpected, { cause: error })
  throw error
}

/** The trial, the subscription and the billing portal. */
export function membershipRoutes(http: FastifyInstance, { config, database, payments }: Services): void {
  const secure = config.publicUrl.startsWith('https:')

  implement(http, membership.startCheckout, async ({ caller, request, reply }) => {
    const { publicUrl } = config
    if (caller && (await hasRunningSubscription(database, caller.userId)))
      return { url: `${publicUrl}/account` }
    const held = readNonce(request)
    const begun =
      held && (await findBegunCheckout(database, payments, { nonce: held, publicUrl }).catch(providerDown))
    if (begun) return { url: begun }
    const nonce = setNonce(reply, secure)
    const url = await openCheckout(database, payments, { nonce, caller, publicUrl }).catch(providerDown)
    if (!url) throw new AppError('unavailable', 'Checkout URL missing')
    return { url }
  })

  implement(http, membership.activateTrial, async ({ body, caller, request }) => {
    const nonce = readNonce(request)
    await activateCheckout(database, payments, body.session_id, nonce).catch(providerDown)
    const claimed =
      caller !== null &&
      (await database.asSystem().transaction((scope) => claimCheckout(scope, caller.userId, nonce)))
    return { claimed }
  })

  implement(http, membership.getSubscription, async ({ caller }) => readSubscription(database, caller.userId))

  implement(http, membership.refreshSubscription, async ({ caller }) => {
    const customerId = await findCustomerId(database, caller.userId)
    if (customerId)
      await syncCustomer(database, payments, customerId).catch((cause: unknown) => {
        throw new AppError('unavailable', 'Could not refresh subscription.', { cause })
      })
    return readSubscription(database, caller.userId)
  })

  implement(http, membership.openPortal, async ({ body, caller }) => ({
    url: await openPortal(database, payments, {
      userId: caller.userId,
      returnUrl: `${config.publicUrl}/account`,
      flow: body.flow,
    }),
  }))
}
