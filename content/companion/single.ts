import type { CompanionEntry } from './entry.ts'

// healthdirect, 1800 022 222, 24 hours: healthdirect.gov.au.

export const singleEntries: readonly CompanionEntry[] = [
  {
    id: 'single-all-alone',
    topic: 'single',
    cues: [
      'single mum',
      'single mother',
      'single parent',
      'solo mum',
      'solo parent',
      'doing it alone',
      'on my own with kids',
      'no partner',
      'by myself with the kids',
      'no village',
      'theres nobody to ask',
      'nobody to ask',
      'no one to help',
      'no support',
      'dont have anyone',
    ],
    ack: [
      'Every decision, every bin night, every fever: all yours.',
      'No one to tag in is a different kind of tired.',
    ],
    steps: [
      'Write two names: one for emergencies and one for company. Text the second one.',
      'Pick the chore with the least payoff and drop it this week.',
    ],
    alternateSteps: [
      'Ask your nurse or council about family support or a volunteer visitor.',
      'Do a swap with another parent: two hours of yours for two of hers.',
    ],
    question: 'When in the week do you most need a second adult?',
    options: ['Mornings', "When I'm sick", "At night, when it's quiet"],
  },
  {
    id: 'single-sick-day',
    topic: 'single',
    cues: [
      'when im sick',
      'im sick and have kids',
      'mum is sick',
      'i have the flu',
      'gastro',
      'sick with kids',
      'unwell and solo',
      'i feel sick',
      'im sick',
      'throwing up',
    ],
    ack: ['No sick leave, and a small person using you as a pillow.', 'Being ill while in charge is awful.'],
    steps: [
      'Make one room safe, shut the gate, lie on the floor, telly on.',
      "Message one neighbour or friend: 'I'm ill. Could you drop bread and milk?'",
    ],
    alternateSteps: [
      "Skip baths, clean floors and proper dinners till you're well.",
      'Unsure if you need care? Ring healthdirect, any hour: 1800 022 222.',
    ],
    question: 'Who could do one drop-off for you?',
    options: ['A neighbour maybe', 'Nobody close by', 'My mum if I ask'],
  },
  {
    id: 'single-ex',
    topic: 'single',
    cues: [
      'my ex',
      'co parent',
      'coparent',
      'coparenting',
      'ex husband',
      'baby daddy',
      'handover',
      'every second weekend',
      'access visits',
      'kids at their dads',
      'child support',
      'he lets them down',
      'what to tell the kids',
    ],
    ack: [
      "Sharing a child with someone you don't share a home with takes a cool head.",
      'The house is too quiet when they go, or too tense when they come back.',
    ],
    steps: [
      'Keep the next message to facts: date, time, place. Nothing else.',
      "Plan the first hour after drop-off, so you aren't left standing in the hall.",
    ],
    alternateSteps: [
      "Tell the kids one true, simple line: 'It's a grown-up problem. You are loved.'",
      'Save messages in one folder and read them once a day only.',
    ],
    question: 'Which part of it drains you the most?',
    options: ['The handovers', 'Missing my kids', 'They say one thing, do another'],
  },
  {
    id: 'single-missing-kids',
    topic: 'single',
    cues: [
      'missing my kids',
      'miss my kids',
      'kids are away',
      'empty house',
      'quiet house',
      'weekend without kids',
      'first night without them',
    ],
    ack: [
      'A bed made, a toy on the floor, and no noise. The quiet can ache.',
      'You have the break everyone promised and it feels wrong.',
    ],
    steps: [
      'Put one of their things in their room, close the door gently, make something warm.',
      'Choose one plan that needs you to leave the house for half an hour.',
    ],
    alternateSteps: [
      "Write a line a day to show them when they're home.",
      'Agree on a good-night call time, and then let the rest of the night be yours.',
    ],
    question: 'What do you do with the first quiet hour?',
    options: ['Cry', 'Clean everything', 'Lie on the couch'],
  },
]
