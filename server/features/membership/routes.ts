import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { errorTexts } from '#contract/errors.ts'
import { hasFullAccess } from '#contract/gate.ts'
import * as membership from '#contract/membership.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { activateCheckout } from './activate-checkout.ts'
import { findOpenCheckout, openMemberCheckout, openVisitorCheckout } from './checkout.ts'
import { claimCheckout } from './claim-checkout.ts'
import { readNonce, setNonce } from './nonce-cookie.ts'
import { createPriceReader, isTrialAvailable } from './offer.ts'
import { openPortal } from './portal.ts'
import { findCustomerId, findRunningSubscription, readEntitlement, readSubscription } from './repo.ts'
import { settleCustomer } from './settle-customer.ts'
import { cancelTrialByLink, readTrialByLink } from './trial-link.ts'

/** An error of the payment provider becomes one that a member may read and try again after. */
function providerDown(error: unknown): never {
  if (error instanceof Stripe.errors.StripeError)
    throw new AppError('unavailable', errorTexts.unexpected, { cause: error })
  throw error
}

/** The trial, the subscription and the billing portal. */
export function membershipRoutes(http: FastifyInstance, { config, database, payments }: Services): void {
  const { publicUrl, authSecret: secret } = config
  const billing = { database, payments, secret }
  const readPrice = createPriceReader(payments)

  http.decorate('isSubscriber', async (userId) =>
    hasFullAccess(await readEntitlement(database.asMember(userId), userId)),
  )

  implement(http, membership.getOffer, async ({ caller }) => ({
    trial: await isTrialAvailable(billing, caller),
    price: await readPrice().catch(providerDown),
  }))

  implement(http, membership.startCheckout, async ({ caller, request, reply }) => {
    const account = { url: `${publicUrl}/account` }
    if (caller && (await findRunningSubscription(database.asMember(caller.userId), caller.userId)))
      return account
    const held = readNonce(request)
    const begun =
      held &&
      (await findOpenCheckout(database, payments, { nonce: held, publicUrl, caller }).catch(providerDown))
    if (begun) return { url: begun }
    const nonce = setNonce(reply, config)
    const opening = caller
      ? openMemberCheckout(billing, { nonce, caller, publicUrl })
      : openVisitorCheckout(billing, { nonce, publicUrl })
    const url = await opening.catch(providerDown)
    if (url === 'running') return account
    if (!url) throw new AppError('unavailable', 'Checkout URL missing')
    return { url }
  })

  implement(http, membership.activateTrial, async ({ body, caller, request }) => {
    const nonce = readNonce(request)
    const asked = { sessionId: body.session_id, nonce, isMember: caller !== null }
    await activateCheckout(billing, asked).catch(providerDown)
    const claimed =
      caller !== null &&
      (await database.asSystem().transaction((scope) => claimCheckout(scope, caller.userId, nonce)))
    return { claimed }
  })

  implement(http, membership.getSubscription, async ({ caller }) => readSubscription(database, caller.userId))

  implement(http, membership.refreshSubscription, async ({ caller }) => {
    const customerId = await findCustomerId(database, caller.userId)
    if (customerId)
      await settleCustomer(database, payments, customerId).catch((cause: unknown) => {
        throw new AppError('unavailable', 'Could not refresh subscription.', { cause })
      })
    return readSubscription(database, caller.userId)
  })

  implement(http, membership.openPortal, async ({ body, caller }) => ({
    url: await openPortal(database, payments, {
      userId: caller.userId,
      returnUrl: `${publicUrl}/account?from=portal`,
      flow: body.flow,
    }),
  }))

  implement(http, membership.readTrialByLink, async ({ body }) => readTrialByLink(billing, body.token))

  implement(http, membership.cancelTrialByLink, async ({ body }) =>
    cancelTrialByLink(billing, body.token).catch(providerDown),
  )
}
