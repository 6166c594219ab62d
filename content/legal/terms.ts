import { limits, productName } from '#contract/limits.ts'
import type { LegalPage } from './legal-page.ts'

/** What a member and the product may expect of each other. */
export const termsPage: LegalPage = {
  title: 'Terms',
  changedOn: '2026-11-21',
  intro: [`These are the rules for using ${productName}. We kept them short.`],
  sections: [
    {
      heading: 'What it is, and what it is not',
      paragraphs: [
        `${productName} gives mums support and daily tools. It is not a medical service. It does not give a diagnosis, treatment or medical advice, and it does not replace your GP, midwife, nurse or counsellor.`,
        'If you or your child may be in danger, call 000. SOS lists people you can call at any hour. SOS and the help lines are free and need no account.',
      ],
    },
    {
      heading: 'The companion is an AI',
      paragraphs: [
        'You chat with a computer program. It can be wrong. Check anything about health, medicine or safety with a person who knows.',
      ],
    },
    {
      heading: 'Who can join',
      paragraphs: ['You must be 18 or over. One account is for one person. Keep your password to yourself.'],
    },
    {
      heading: 'Trial and payment',
      points: [
        `The trial is free for ${limits.trialDays} days. You add a card when you start, and you are not charged that day.`,
        'When the trial ends, the price you saw on the card page is charged each month until you cancel.',
        'Cancel at any time: Account, then Manage/Cancel in Portal. You keep your membership until the time you paid for ends.',
        'If you delete your account, you are not charged again.',
        'Without a membership you still have SOS, the help lines and all your own data.',
        'Your rights under the Australian Consumer Law stay as they are. If the service has a major fault, you can ask for your money back.',
      ],
    },
    {
      heading: 'Be kind',
      points: [
        'Do not threaten, bully or pose as someone else.',
        'Do not share what another mum has told you.',
        'Do not sell things, or try to break in.',
      ],
      paragraphs: [
        'We may close an account that does these things. We tell you why, unless the law stops us.',
      ],
    },
    {
      heading: 'What you write is yours',
      paragraphs: [
        'You own your words and pictures. We store and show them only to run the service for you. Our privacy page says more.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'If we change these rules in a way that matters, we tell you first. If you do not agree, you can leave and take your data with you. The law of Victoria, Australia, applies.',
      ],
    },
  ],
}
