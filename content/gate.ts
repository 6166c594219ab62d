import type { GatedFeature } from '#contract/gate.ts'

/** Words at the edge of what is free: honest, and never about safety or her own things, which stay hers. */
export const gateTexts = {
  repliesUsed:
    "That's your five free replies for today. More come tomorrow. SOS and the facts shelf are always open, and never counted.",
  heading: 'This part comes with a membership',
  stays:
    'Your check-ins, chats, saved things and SOS stay yours, for free. So do five chat replies every day.',
  seeMembership: 'See the membership',
  seeFacts: 'Look on the facts shelf',
  paidToday:
    'You have had your free trial, so the first month is charged today. You can cancel any time, and keep what is paid for.',
  runs: 'Everything is open to you',
  again: 'Subscribe again',
  firstTime: 'Start free trial',
  notNow: 'Back to home',
} as const

/** What each part is for, in a line. */
export const partTexts: Partial<Record<GatedFeature, string>> = {
  modes: 'Eight small tools for the moment that you are in.',
  'mum-match': 'Other mums, a bit like you, to talk with.',
  village: 'A place to talk with other mums.',
  rediscover: 'A gentle way back to who you are.',
  'vision-board': 'A board for what you hope for.',
}

const onDay = (end: string | undefined) => (end ? ` on ${end}` : '')

/** The page behind the link in the mail before a trial ends. */
export const cancelTrialTexts = {
  title: 'Cancel your trial',
  ask: (end: string | undefined) => `Your free trial ends${onDay(end)}. Cancel it?`,
  whatHappens:
    'You will not be charged. Everything stays open until the trial ends, and what you wrote stays yours.',
  yes: 'Cancel my trial',
  no: 'Keep my trial',
  done: (end: string | undefined) =>
    `Your trial is cancelled and you will not be charged. It stays open until it ends${onDay(end)}.`,
  ended: 'There is no trial to cancel any more. Your account shows how things stand.',
  back: 'Go to Account',
} as const
