import type { LabelledMessages } from '../examples.ts'

export const supportExamples: readonly LabelledMessages[] = [
  {
    level: 'support',
    about: 'heavy distress',
    texts: [
      'i cant do this anymore',
      'I can’t stop crying and I don’t know why',
      'im drowning',
      'I feel like I’m falling apart',
      'not coping at all',
      'i hate my life right now',
      'i feel so empty',
      'im the worst mum in the world',
      'I feel completely alone, I’ve got no one',
      'i regret having kids some days',
      'I feel nothing when I look at my baby',
      'panic attacks every night this week',
      'im at breaking point',
      'want to run away and never come back',
      'think i have pnd',
      'drinking every night just to cope',
      'everything feels hopeless',
      'making myself sick after dinner again',
      'He calls me useless in front of the kids',
    ],
  },
  {
    level: 'support',
    about: 'grief',
    texts: [
      'we lost our baby at 20 weeks',
      'i had a miscarriage on friday',
      'my mum died in june and i keep reaching for the phone to tell her about the baby',
      'today would have been her due date',
      'Our son was stillborn in March',
    ],
  },
  {
    level: 'support',
    about: 'past risk',
    texts: [
      'i was suicidal after my first, years ago, and im scared of it happening again with this one',
      'I used to self harm as a teenager, all good now',
      'years ago i tried to kill myself, i got help and i’m ok now',
      'With my first I wanted to die, therapy saved me. Ask for help mamas',
    ],
  },
  {
    level: 'support',
    about: 'believable denial',
    texts: [
      'im not suicidal, just really tired',
      'I don’t want to die, I just want one full night of sleep',
      'i would never hurt my baby',
      'no thoughts of hurting myself, just wanted to vent',
      'gp asked if i was going to harm myself and no, im not',
    ],
  },
]
