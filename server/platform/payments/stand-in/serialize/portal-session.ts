import type Stripe from 'stripe'
import type { StandIn } from '../stand-in.ts'
import type { PortalSessionRecord } from '../state.ts'

type Flow = Stripe.BillingPortal.Session.Flow

function serializeFlow(flow: NonNullable<PortalSessionRecord['flow']>): Flow {
  return {
    after_completion: { hosted_confirmation: null, redirect: null, type: 'portal_homepage' },
    customer_update: null,
    subscription_cancel:
      flow.type === 'subscription_cancel' ? { retention: null, subscription: flow.subscription } : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: flow.type,
  }
}

export function serializePortalSession(
  { origin }: StandIn,
  session: PortalSessionRecord,
): Stripe.BillingPortal.Session {
  return {
    id: session.id,
    object: 'billing_portal.session',
    configuration: 'bpc_standIn',
    created: session.created,
    customer: session.customer,
    customer_account: null,
    flow: session.flow && serializeFlow(session.flow),
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: session.returnUrl,
    url: `${origin}/p/session/${session.id}`,
  }
}
