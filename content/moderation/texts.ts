import type { ModerationCase } from '#contract/cases.ts'
import type { SanctionKind } from '#contract/reports.ts'

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** The words of the list of what waits for a moderator. */
export const casesTexts = {
  title: 'Looking after the Village',
  care: 'Some of this is hard to read. Take a break when you need one. SOS at the top is there for you, too.',
  states: { open: 'To look at', closed: 'Decided' },
  which: 'Which ones',
  count: (open: number, urgent: number) =>
    `${many(open, 'waits', 'wait')} for a person${urgent > 0 ? `, ${urgent} of them first` : ''}.`,
  loading: 'Loading what waits…',
  what: 'what waits here',
  noneOpen: 'Nothing waits',
  noneOpenHow: 'You will get an email when something can’t wait.',
  noneClosed: 'Nothing was decided yet',
  noneClosedHow: 'What was decided stands here for 90 days.',
  notYours: 'This page isn’t for you',
  home: 'Go home',
  backHome: 'Back to Home',
} as const

/** The words of one case. */
export const caseTexts = {
  title: (isReply: boolean) => (isReply ? 'A reply' : 'A post'),
  back: 'Back to all that waits',
  what: 'this',
  loading: 'Loading…',
  gone: 'This isn’t here any more',
  goneHow: 'It may have been deleted since, or the link went wrong on its way.',
  all: 'See all that waits',
  urgent: 'Look at this first',
  appealed: 'She answered',
  kinds: {
    hold: 'Waits for you',
    crisis: 'May be in crisis',
    report: 'Reported',
  } satisfies Record<ModerationCase['kind'], string>,
  whyHere: 'Why it is here',
  kindsWhy: {
    hold: 'Its words sound serious. Nobody else reads it until a person has looked.',
    crisis: 'It speaks of a crisis. Others can read it, with helplines beneath.',
    report: 'Members told us about it.',
  } satisfies Record<ModerationCase['kind'], string>,
  reports: (count: number) => `${many(count, 'member', 'members')} told us:`,
  notes: 'What they added',
  words: 'The words',
  by: (label: string, person: number) => `${label} · person ${person}`,
  personHint: 'The number is the same in each case of hers, and says nothing else.',
  beneath: 'It stands beneath',
  former: 'What it said before',
  since: (when: string) => `Since ${when}`,
  decidedAt: (when: string) => `Decided ${when}`,
  last: 'What was decided last',
  shown: 'Others can read it.',
  hidden: 'It is hidden.',
  why: 'Why',
  appeal: 'What she said to it',
} as const

/** The words of deciding. */
export const decideTexts = {
  title: 'Your decision',
  again: 'Decide again',
  againHint: 'This takes the place of what was decided last.',
  shown: 'What happens to it?',
  chooseShown: 'Choose one',
  choices: { show: 'Others can read it', hide: 'Hide it' },
  sanction: 'What is asked of her',
  none: 'Nothing',
  sanctions: {
    warn: 'Warn: mind the house rules',
    freeze: 'Freeze: no writing for a while',
    limit: 'Limit: a little each day',
    suspend: 'Suspend: no more writing',
  } satisfies Record<SanctionKind, string>,
  days: 'For how long',
  daysOf: (days: number) => many(days, 'day', 'days'),
  why: 'Why',
  whyHint: 'She reads these words. Be clear and kind.',
  missingShown: 'Choose what happens to it.',
  missingWhy: 'Say why: she is told in these words.',
  decide: 'Decide',
  deciding: 'Saving…',
  confirm: { show: 'Let others read it?', hide: 'Hide it from others?' },
  /** What she reads of it. */
  confirmHow: (asked: string | null) =>
    asked
      ? `She is told why in your words, and reads: “${asked}” It is written down that you decided.`
      : 'She is told why in your words. It is written down that you decided.',
  yes: { show: 'Yes, show it', hide: 'Yes, hide it' },
  cancel: 'Not yet',
  done: 'Decided. She is told why.',
} as const

/** The words of learning who wrote something. */
export const unmaskTexts = {
  title: 'Who wrote it',
  hint: 'Only look when someone may be in danger, or when you can’t decide without it.',
  open: 'See who wrote it',
  ask: 'See who wrote this?',
  recorded: 'That you looked, and why, is written down for good. Nobody can change or delete it.',
  reason: 'Why do you need to know?',
  reasonHint: 'A sentence will do.',
  missing: 'Say why you need to know, in a sentence.',
  look: 'Write it down and look',
  looking: 'Looking…',
  cancel: 'Don’t look',
  name: 'Name',
  noName: 'She gave no name',
  email: 'Email',
  shown: 'This stays here until you leave this page.',
} as const

/** The words of what moderators did about a case. */
export const auditTexts = {
  title: 'What was done',
  none: 'Nothing yet.',
  what: 'what was done',
  loading: 'Loading what was done…',
  by: (moderator: number, when: string) => `Moderator ${moderator}, ${when}`,
  acts: { show: 'Shown', hide: 'Hidden', unmask: 'Looked up who wrote it' } as Record<string, string>,
  asked: { warn: 'warned', freeze: 'frozen', limit: 'limited', suspend: 'suspended' } satisfies Record<
    SanctionKind,
    string
  > as Record<string, string>,
} as const
