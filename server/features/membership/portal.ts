import type Stripe from 'stripe'
import type { portalFlows } from '#contract/membership.ts'
import { build, type Database } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { findCustomerId, runningStatuses } from './repo.ts'

type PortalFlow = (typeof portalFlows)[number]
type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData

const couldNotOpen = 'Could not open billing portal. Please try again.'

/** The part of the portal to open at; undefined opens it at its front. */
async function flowData(database: Database, userId: string, flow: PortalFlow): Promise<FlowData | undefined> {
  if (flow === 'payment_method_update') return { type: flow }
  const subscription = await database
    .asMember(userId)
    .row(
      build
        .selectFrom('subscriptions')
        .select('stripe_subscription_id')
        .where('user_id', '=', userId)
        .where('status', 'in', runningStatuses)
        .orderBy('stripe_created', 'desc')
        .limit(1),
    )
  return (
    subscription && { type: flow, subscription_cancel: { subscription: subscription.stripe_subscription_id } }
  )
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
  const portal = await payments.stripe.billingPortal.sessions
    .create({ customer, return_url: options.returnUrl, ...(flow && { flow_data: flow }) })
    .catch((cause: unknown) => {
      throw new AppError('unavailable', couldNotOpen, { cause })
    })
  return portal.url
}
