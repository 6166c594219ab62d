import * as z from 'zod/mini'
import { route } from './route.ts'
import { moment, text } from './text.ts'

const subscription = z.object({
  subscribed: z.boolean(),
  status: z.string(),
  stripe_status: z.nullable(z.string()),
  on_trial: z.boolean(),
  trial_end: z.nullable(moment),
  current_period_end: z.nullable(moment),
})
/** Subscription info as the specification derives it (4.1). */
export type Subscription = z.infer<typeof subscription>

export const portalFlows = ['subscription_cancel', 'payment_method_update'] as const

export const startCheckout = route({
  method: 'POST',
  path: '/api/checkout',
  access: 'visitor',
  summary: 'Open a checkout session for the free trial; the browser goes to the url',
  reply: z.object({ url: z.string() }),
  perMinute: 20,
})

export const activateTrial = route({
  method: 'POST',
  path: '/api/activate-sub',
  access: 'visitor',
  summary: 'Confirm, in the browser that began it, that a checkout was completed',
  body: z.object({ session_id: text(255).check(z.minLength(1, 'Missing checkout session...')) }),
  reply: z.object({ claimed: z.boolean() }),
  perMinute: 30,
})

export const getSubscription = route({
  method: 'GET',
  path: '/api/subscription',
  access: 'member',
  summary: 'Her subscription, from the database',
  reply: subscription,
})

export const refreshSubscription = route({
  method: 'POST',
  path: '/api/subscription/refresh',
  access: 'member',
  summary: 'Ask the payment provider for the truth, then answer her subscription',
  reply: subscription,
  perMinute: 10,
})

export const openPortal = route({
  method: 'POST',
  path: '/api/functions/customer-portal',
  access: 'member',
  summary: 'A url of the billing portal',
  body: z.object({
    flow: z.optional(z.enum(portalFlows, 'That part of the billing portal does not exist.')),
  }),
  reply: z.object({ url: z.string() }),
  perMinute: 20,
})
