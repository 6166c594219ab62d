import type { FocusTopic } from './focus-topic.ts'

// 1800RESPECT, 1800 737 732, 24 hours: 1800respect.org.au.
// National Breastfeeding Helpline, 1800 686 268, 24 hours: breastfeeding.asn.au.

/** Tips for the people around her, and for feeding the smallest. */
export const peopleTips: readonly FocusTopic[] = [
  {
    topic: 'in-laws and family',
    keywords: [
      'mother in law',
      'mother-in-law',
      'monster in law',
      'mil',
      'in law',
      'in-law',
      'inlaw',
      'father in law',
      'my mum',
      'my mother',
      'my parents',
      'my family',
      'my sister',
      'grandparent',
      'grandma',
      'visitor',
      'family visit*',
    ],
    tips: [
      {
        title: 'Your house, your call',
        tip: 'People can mean well and still be a lot.',
        bullets: [
          'Keep one line ready: “Thanks, this works for us”',
          'Say when the visit ends before it starts',
          'Hand them a job: dishes, a walk, a story',
        ],
      },
      {
        title: 'Pick one hill',
        tip: 'You don’t need to answer each remark. Choose the one that matters.',
        bullets: [
          'Let the small ones go past',
          'Ask your partner to say the big one',
          'Ring a friend after, and laugh or swear',
        ],
      },
    ],
  },
  {
    topic: 'relationship',
    keywords: [
      'husband',
      'hubby',
      'partner',
      'wife',
      'boyfriend',
      'relationship',
      'marriage',
      'date night',
      'fighting with',
      'we fought',
      'arguing',
      'argument',
      'intimacy',
    ],
    tips: [
      {
        title: 'One thing, at a calm hour',
        tip: 'Late at night is a poor time for the big talk.',
        bullets: [
          'Choose one thing, and a time when both have eaten',
          'Start with “I need” and keep it short',
          'Not safe to say it? 1800RESPECT listens: 1800 737 732',
        ],
      },
      {
        title: 'Two minutes on the same side',
        tip: 'You’ve both been passing like ships. Meet for two minutes.',
        bullets: [
          'Tea side by side, phones away',
          'Say one thing that was hard and one that was nice',
          'No fixing tonight',
        ],
      },
    ],
  },
  {
    topic: 'loneliness',
    keywords: [
      'lonely',
      'loneliness',
      'alone',
      'isolat*',
      'friend',
      'friends',
      'mothers group',
      'mums group',
      'no one to talk to',
      'nobody to talk to',
      'adult conversation',
      'company',
    ],
    tips: [
      {
        title: 'One small hello',
        tip: 'A day with nobody to talk to is a long day. One hello can bend it.',
        bullets: [
          'Send “thinking of you” to one person',
          'Say hi to a face you see often',
          'Be near people: library, park, shops',
        ],
      },
      {
        title: 'Ring while you fold',
        tip: 'You don’t need a clear hour to hear a friend.',
        bullets: [
          'Put someone on speaker while you work',
          'Leave a voice note, messy is fine',
          'Look up one playgroup or rhyme time',
        ],
      },
    ],
  },
  {
    topic: 'feeding',
    isOfChildren: true,
    keywords: [
      'feed',
      'feeding',
      'breastfeed*',
      'bottle',
      'formula',
      'latch',
      'milk',
      'supply',
      'pump',
      'pumping',
      'solids',
      'wean*',
      'fussy eat*',
      'eating',
      'mastitis',
      'enough milk',
    ],
    tips: [
      {
        title: 'Set up the feeding spot',
        tip: 'You’ll sit there a lot today. Make it yours.',
        bullets: [
          'Water, snack, charger and a cushion',
          'Drop your shoulders as they start',
          'Worried or sore? Breastfeeding Helpline, 1800 686 268',
        ],
      },
      {
        title: 'Fed is the whole job',
        tip: 'However the food gets in, you did it.',
        bullets: [
          'Offer it, then look away for a bit',
          'One meal can be toast',
          'Sit while they eat, and eat too',
        ],
      },
    ],
  },
  {
    topic: 'separation',
    keywords: [
      'separat*',
      'divorc*',
      'my ex',
      'custody',
      'handover',
      'hand over',
      'co-parent*',
      'single mum',
    ],
    tips: [
      {
        title: 'Loose ends on one page',
        tip: 'Two homes make a lot of loose ends. Put them in one place.',
        bullets: [
          'Times, bags and what comes next',
          'Keep messages short and about the kids',
          'Not safe? 1800RESPECT listens: 1800 737 732',
        ],
      },
      {
        title: 'The house is very quiet',
        tip: 'Days on your own are full, and days without them are odd. Plan one soft thing.',
        bullets: [
          'Something for the first hour after they go',
          'Eat something warm, even beans',
          'Ring a friend who doesn’t need the story',
        ],
      },
    ],
  },
]
