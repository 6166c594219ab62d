import * as z from 'zod/mini'
import type { AddRoute } from '../api.ts'
import { find, invalid } from '../errors.ts'
import { newId } from '../ids.ts'
import { serializePortalSession } from '../serialize/portal-session.ts'
import type { StandIn } from '../stand-in.ts'
import type { PortalSessionRecord } from '../state.ts'

const flowData = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('subscription_cancel'),
    subscription_cancel: z.strictObject({ subscription: z.string() }),
  }),
  z.strictObject({ type: z.literal('payment_method_update') }),
])

const creation = z.strictObject({
  customer: z.string(),
  return_url: z.optional(z.url()),
  flow_data: z.optional(flowData),
  locale: z.optional(z.string()),
})

function flowOf(
  { state }: StandIn,
  customer: string,
  flow: z.output<typeof flowData> | undefined,
): PortalSessionRecord['flow'] {
  if (flow?.type !== 'subscription_cancel') return flow ?? null
  const param = 'flow_data[subscription_cancel][subscription]'
  const { subscription: id } = flow.subscription_cancel
  const subscription = find(state.subscriptions, 'subscription', id, param)
  if (subscription.customer !== customer) throw invalid(`No such subscription: '${id}'`, param)
  if (subscription.cancelAt !== null || subscription.endedAt !== null)
    throw invalid('The subscription is already set to be canceled.', param)
  return { type: flow.type, subscription: id }
}

export function portalSessionRoutes(add: AddRoute, standIn: StandIn): void {
  const { state, clock } = standIn
  add('POST', '/v1/billing_portal/sessions', creation, (params) => {
    const customer = find(state.customers, 'customer', params.customer, 'customer').id
    const session: PortalSessionRecord = {
      id: newId('bps'),
      customer,
      returnUrl: params.return_url ?? null,
      flow: flowOf(standIn, customer, params.flow_data),
      pendingCard: null,
      created: clock.now(),
    }
    state.portalSessions[session.id] = session
    return serializePortalSession(standIn, session)
  })
}
