import * as z from 'zod/mini'
import { route } from './route.ts'
import { moment, text } from './text.ts'

const derived = {
  subscribed: z.boolean(),
  status: z.string(),
  stripe_status: z.nullable(z.string()),
  on_trial: z.boolean(),
  trial_end: z.nullable(moment),
  current_period_end: z.nullable(moment),
}
const derivedSubscription = z.object(derived)
/** Her subscription as it is derived from what is stored. */
export type Subscription = z.infer<typeof derivedSubscription>

const subscription = z.object({
  ...derived,
  /** The next payment, where one is planned. */
  renews_at: z.nullable(moment),
  /** The last day of what she has, where she has cancelled. */
  ends_at: z.nullable(moment),
  /** She has had her free trial: the next checkout is paid from the first day. */
  trial_used: z.boolean(),
  /** The payment provider knows her: there is a billing portal of hers to open. */
  has_portal: z.boolean(),
})
/** Her subscription as the account shows it. */
export type SubscriptionInfo = z.infer<typeof subscription>

export const portalFlows = ['subscription_cancel', 'payment_method_update'] as const

export const startCheckout = route({
  method: 'POST',
  path: '/api/checkout',
  access: 'visitor',
  summary: 'Open a checkout session for the free trial; the browser goes to the url',
  reply: z.object({ url: z.string() }),
  perMinute: 20,
})

const offer = z.object({
  trial: z.boolean(),
  price: z.object({ cents: z.int(), currency: z.string(), interval: z.string() }),
})
/** What a checkout begun now would be. */
export type Offer = z.infer<typeof offer>

export const getOffer = route({
  method: 'GET',
  path: '/api/checkout/offer',
  access: 'visitor',
  summary: 'What a checkout would cost, and whether it begins with a free trial',
  reply: offer,
})

export const activateTrial = route({
  method: 'POST',
  path: '/api/activate-sub',
  access: 'visitor',
  summary:
    'Confirm, in the browser that began it, that a checkout was completed; a second trial is refused and ended',
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

const linkToken = z.object({ token: text(2000).check(z.minLength(1, 'This link is not whole.')) })
const trialByLink = z.object({
  /** 'ended' where there is no trial to cancel any more. */
  state: z.enum(['trial', 'cancelled', 'ended']),
  ends_at: z.nullable(moment),
})
/** The trial that a mailed link is about, and no more than its holder needs. */
export type TrialByLink = z.infer<typeof trialByLink>

export const readTrialByLink = route({
  method: 'POST',
  path: '/api/trial-link',
  access: 'visitor',
  summary: 'The trial that a mailed link is about; changes nothing',
  body: linkToken,
  reply: trialByLink,
  perMinute: 20,
})

export const cancelTrialByLink = route({
  method: 'POST',
  path: '/api/trial-link/cancel',
  access: 'visitor',
  summary: 'Cancel the trial that a mailed link is about; it stays open until its end',
  body: linkToken,
  reply: trialByLink,
  perMinute: 20,
})
