import { limits } from './limits.ts'
import type { Subscription } from './membership.ts'
import { isGrave, type SafetyLevel } from './safety.ts'

/** What every member keeps, whatever her subscription: safety and her own data are never sold. */
export const freeForAll = [
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
export const membersOnly = ['modes', 'mum-match', 'village', 'rediscover', 'vision-board'] as const

export type Feature = (typeof freeForAll)[number] | (typeof membersOnly)[number]

/** A reply in a chat: how the conversation stands, and how many free replies she has had today before this one. */
interface AskedReply {
  isSOS: boolean
  safetyLevel: SafetyLevel
  /** It is an answer of the facts shelf, which is open to anybody. */
  isOfShelf: boolean
  repliesToday: number
}

export type Entitlement = Pick<Subscription, 'subscribed' | 'on_trial'>

/** Whether her trial or subscription runs: then everything is open. */
export function hasEverything({ subscribed, on_trial }: Entitlement): boolean {
  return subscribed || on_trial
}

/** Whether a feature is open to her. */
export function mayUse(standing: Entitlement, feature: Feature): boolean {
  return hasEverything(standing) || freeForAll.some((free) => free === feature)
}

/** Whether a reply is one of those that a free member has five of a day. In hard moments nothing is counted, nor is an answer of the shelf. */
export function isCounted(standing: Entitlement, asked: Omit<AskedReply, 'repliesToday'>): boolean {
  const isHard = asked.isSOS || isGrave(asked.safetyLevel)
  return !isHard && !asked.isOfShelf && !hasEverything(standing)
}

/** Whether she gets this reply. */
export function mayHaveReply(standing: Entitlement, asked: AskedReply): boolean {
  return !isCounted(standing, asked) || asked.repliesToday < limits.freeReplies
}
