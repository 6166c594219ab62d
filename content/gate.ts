import type { Feature } from '#contract/gate.ts'

/** Words at the edge of what is free: honest, and never about safety or her own things, which stay hers. */
export const gateTexts = {
  repliesUsed:
    "That's your five free replies for today. More come tomorrow. SOS is always open, and never counted.",
  heading: 'This part comes with a membership',
  stays:
    'Your check-ins, chats, saved things and SOS stay yours, for free. So do five chat replies every day.',
  again: 'Subscribe again',
  firstTime: 'Start free trial',
  notNow: 'Back to home',
} as const

/** What each part is for, in a line. */
export const partTexts: Partial<Record<Feature, string>> = {
  modes: 'Eight small tools for the moment that you are in.',
  reminders: 'Small nudges that take things off your mind.',
  'mum-match': 'Other mums, a bit like you, to talk with.',
  village: 'A place to talk with other mums.',
  rediscover: 'A gentle way back to who you are.',
  'vision-board': 'A board for what you hope for.',
}
