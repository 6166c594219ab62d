import * as z from 'zod/mini'
import { type AddRoute, pathPart } from '../api.ts'
import { cancelNow } from '../billing/subscriptions.ts'
import { find, missing } from '../errors.ts'
import { listPage } from '../lists.ts'
import { listing } from '../params.ts'
import { serializeSubscription } from '../serialize/subscription.ts'
import type { StandIn } from '../stand-in.ts'
import type { SubscriptionRecord } from '../state.ts'
import { cancellationDetails, create, creation } from './subscription-create.ts'
import { resume, update, updateParams } from './subscription-update.ts'

const list = z.strictObject({
  ...listing,
  customer: z.optional(z.string()),
  price: z.optional(z.string()),
  status: z.optional(
    z.enum([
      'all',
      'ended',
      'trialing',
      'active',
      'past_due',
      'paused',
      'canceled',
      'incomplete',
      'incomplete_expired',
    ]),
  ),
})
const cancel = z.strictObject({
  cancellation_details: cancellationDetails,
  invoice_now: z.optional(z.literal('false')),
  prorate: z.optional(z.literal('false')),
})
const resumption = z.strictObject({
  billing_cycle_anchor: z.optional(z.literal('now')),
  proration_behavior: z.optional(z.string()),
})

/** Without a status a list leaves out what has been cancelled. */
function hasStatus({ status }: SubscriptionRecord, wanted: string | undefined): boolean {
  if (wanted === 'all') return true
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired'
  return wanted === undefined ? status !== 'canceled' : status === wanted
}

export function subscriptionRoutes(add: AddRoute, standIn: StandIn): void {
  const { state } = standIn
  const serialize = (subscription: SubscriptionRecord) => serializeSubscription(state, subscription)
  const subscriptionAt = (path: Record<string, string>) =>
    find(state.subscriptions, 'subscription', pathPart(path))

  add('GET', '/v1/subscriptions', list, (params) => {
    const subscriptions = Object.values(state.subscriptions).filter(
      (subscription) =>
        (params.customer === undefined || subscription.customer === params.customer) &&
        (params.price === undefined || subscription.price === params.price) &&
        hasStatus(subscription, params.status),
    )
    return listPage('/v1/subscriptions', subscriptions, params, serialize)
  })
  add('POST', '/v1/subscriptions', creation, (params) => serialize(create(standIn, params)))
  add('GET', '/v1/subscriptions/:id', z.strictObject({}), (_params, path) => serialize(subscriptionAt(path)))
  add('POST', '/v1/subscriptions/:id', updateParams, (params, path) => {
    const subscription = subscriptionAt(path)
    update(standIn, subscription, params)
    return serialize(subscription)
  })
  add('POST', '/v1/subscriptions/:id/resume', resumption, (_params, path) => {
    const subscription = subscriptionAt(path)
    resume(standIn, subscription)
    return serialize(subscription)
  })
  add('DELETE', '/v1/subscriptions/:id', cancel, (params, path) => {
    const subscription = subscriptionAt(path)
    if (subscription.endedAt !== null) throw missing('subscription', subscription.id)
    subscription.cancelComment = params.cancellation_details?.comment ?? subscription.cancelComment
    subscription.cancelFeedback = params.cancellation_details?.feedback ?? subscription.cancelFeedback
    cancelNow(standIn, subscription, 'cancellation_requested')
    return serialize(subscription)
  })
}
