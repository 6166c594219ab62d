import Stripe from 'stripe'
import type { portalFlows } from '#contract/membership.ts'
import type { Database } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { findCustomerId, findRunningSubscription } from './repo.ts'

type PortalFlow = (typeof portalFlows)[number]
type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData

const couldNotOpen = 'Could not open billing portal. Please try again.'

/**
 * The part of the portal to open at; undefined opens it at its front. What is cancelled already cannot be cancelled
 * again: the front says so, and lets her take it back.
 */
async function flowData(database: Database, userId: string, flow: PortalFlow): Promise<FlowData | undefined> {
  if (flow === 'payment_method_update') return { type: flow }
  const running = await findRunningSubscription(database.asMember(userId), userId)
  if (!running || running.cancel_at || running.cancel_at_period_end) return undefined
  return { type: flow, subscription_cancel: { subscription: running.stripe_subscription_id } }
}

/**
 * A url of the billing portal for the member's own customer.
 * @throws AppError 404 where she has none, 503 where the provider does not open it.
 */
export async function openPortal(
  database: Database,
  payments: Payments,
  options: { userId: string; returnUrl: string; flow: PortalFlow | undefined },
): Promise<string> {
  const customer = await findCustomerId(database, options.userId)
  if (!customer) throw new AppError('not_found', couldNotOpen)
  const flow = options.flow && (await flowData(database, options.userId, options.flow))
  const open = (part: FlowData | undefined) =>
    payments.stripe.billingPortal.sessions.create({
      customer,
      return_url: options.returnUrl,
      ...(part && { flow_data: part }),
    })
  const portal = await open(flow)
    .catch((error: unknown) => {
      // Our copy may be older than the provider's: what it refuses as a part opens at the front.
      if (flow && error instanceof Stripe.errors.StripeInvalidRequestError) return open(undefined)
      throw error
    })
    .catch((cause: unknown) => {
      throw new AppError('unavailable', couldNotOpen, { cause })
    })
  return portal.url
}
