import type { ReportReason, SanctionKind } from '#contract/reports.ts'

/** The words of telling those who look after the Village of something. */
export const reportTexts = {
  report: 'Report',
  title: 'What is it about?',
  private: 'A person looks at it. Whoever wrote it is never told who did this.',
  reasons: {
    'self-harm': 'Someone may be in danger',
    unkind: 'It is unkind or hateful',
    private: 'It gives away someone’s private details',
    advice: 'It is advice that could harm',
    selling: 'It is selling something',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  note: 'What should they know?',
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  thanks: 'Thank you for telling us',
  whatNext: 'A person will look at it.',
  blockToo: 'Block, too',
} as const

/** The words of what was decided about something of hers. */
export const decisionTexts = {
  title: 'Looked at by a person',
  open: 'It is still being looked at.',
  hidden: 'It is hidden from others.',
  shown: 'Others can read it.',
  why: 'Why',
  sanctions: {
    warn: 'Please mind the house rules.',
    freeze: 'You are asked to write nothing for a while.',
    limit: 'For now you can write a little each day, without links.',
    suspend: 'You can no longer write in the Village.',
  } satisfies Record<SanctionKind, string>,
  until: (day: string) => `Until ${day}.`,
  youSaid: 'What you said to it',
  appeal: 'Tell us if this seems wrong',
  appealHint: 'Once for each. Someone looks at it again.',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Sent. Someone will look at it again.',
  what: 'what was decided',
  see: 'See why, and answer',
} as const
