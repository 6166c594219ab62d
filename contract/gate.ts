import { limits } from './limits.ts'
import type { Subscription } from './membership.ts'
import { isGrave, type SafetyLevel } from './safety.ts'

/** What every member keeps, whatever her subscription: safety and her own data are never sold. */
export const freeFeatures = [
  'home',
  'check-ins',
  'weekly-reset',
  'sos',
  'helplines',
  'saved',
  'insights',
  'profile',
  'account',
  'export',
  'reminders',
] as const

/** What comes with a trial or a subscription. */
export const memberFeatures = ['modes', 'mum-match', 'village', 'rediscover', 'vision-board'] as const

export type GatedFeature = (typeof freeFeatures)[number] | (typeof memberFeatures)[number]

/** A reply in a chat: how the conversation stands, and how many free replies she has had today before this one. */
interface AskedReply {
  isSOS: boolean
  safetyLevel: SafetyLevel
  /** An answer of the facts shelf, which is open to anybody, or one that her phone gave her already without a network. */
  isFree: boolean
  repliesToday: number
}

export type Entitlement = Pick<Subscription, 'subscribed' | 'on_trial'>

/** Whether her trial or subscription runs: then everything is open. */
export function hasFullAccess({ subscribed, on_trial }: Entitlement): boolean {
  return subscribed || on_trial
}

/** Whether a feature is open to her. */
export function mayUse(entitlement: Entitlement, feature: GatedFeature): boolean {
  return hasFullAccess(entitlement) || freeFeatures.some((free) => free === feature)
}

/** Whether a reply is one of those that a free member has five of a day. In hard moments nothing is counted, nor is what is free. */
export function isCounted(entitlement: Entitlement, asked: Omit<AskedReply, 'repliesToday'>): boolean {
  const isHard = asked.isSOS || isGrave(asked.safetyLevel)
  return !isHard && !asked.isFree && !hasFullAccess(entitlement)
}

/** Whether she gets this reply. */
export function mayHaveReply(entitlement: Entitlement, asked: AskedReply): boolean {
  return !isCounted(entitlement, asked) || asked.repliesToday < limits.freeReplies
}
