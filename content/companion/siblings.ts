import type { CompanionEntry } from './entry.ts'

export const siblingsEntries: readonly CompanionEntry[] = [
  {
    id: 'sib-fighting',
    topic: 'siblings',
    cues: [
      'kids fighting',
      'siblings fighting',
      'hitting each other',
      'sibling rivalry',
      'bickering kids',
      'my kids fight',
      'fighting all day',
      'he hits his sister',
      'she hits her brother',
      'jealous of the baby',
    ],
    ack: [
      "You're a referee with no whistle and no half-time.",
      'That screech from the back room goes straight up the spine.',
    ],
    steps: [
      'Split them: two rooms, two jobs, ten minutes. No trial needed.',
      "Say what you see: 'Two kids, one truck.' Then wait a beat.",
    ],
    alternateSteps: [
      'Give each a few minutes alone with you, with the phone away.',
      'Notice them playing well, out loud, before it turns.',
    ],
    question: 'When does it flare up the most?',
    options: ['Before dinner', 'In the car', "When I'm with the baby"],
  },
  {
    id: 'sib-new-baby',
    topic: 'siblings',
    cues: [
      'second baby',
      'two kids',
      'two under two',
      '2 under 2',
      'toddler and newborn',
      'new sibling',
      'older child acting up',
      'guilt about first child',
      'miss my first',
      'when im with the baby',
      'baby number two',
      'third baby',
    ],
    ack: [
      "You're splitting yourself down the middle, and each half gets cried at.",
      'Missing your big one from across the same room is a real ache.',
    ],
    steps: [
      "Tell the baby out loud: 'You wait, it's her turn.' Let the big one hear.",
      'Keep a feeding-time box: stickers, books, a snack.',
    ],
    alternateSteps: [
      'Do one small thing with just the older one before sleep.',
      'Sit on the floor with the baby in your arms, and be the train station.',
    ],
    question: 'Who are you worried about the most today?',
    options: ['My older one', 'The baby', 'Me'],
  },
  {
    id: 'sib-fair',
    topic: 'siblings',
    cues: [
      'favourite child',
      'love one more',
      'treat them the same',
      'unfair',
      'its not fair',
      'one is easier',
      'one child is harder',
      'dont like my child',
      'cant stand my child',
    ],
    ack: [
      "One is simply easier to be with at present. Thinking it isn't a crime.",
      "'It's not fair' on repeat would wear down a stone.",
    ],
    steps: [
      'Find one thing you enjoy in the harder one today, however tiny.',
      "Try 'you need different things' in place of 'the same for all'.",
    ],
    alternateSteps: [
      "Swap one task so that you aren't always the one who says no to them.",
      "Jot down when the hard one is at their best. There's a clue in it.",
    ],
    question: "What is going on for the child who's harder right now?",
    options: ['Starting school', "They're just like me", 'I have no idea why'],
  },
  {
    id: 'sib-one-child',
    topic: 'siblings',
    cues: [
      'only child',
      'want another baby',
      'should we have another',
      'when are you having another',
      'one and done',
      'trying for another',
      'secondary infertility',
      'cant have another',
    ],
    ack: [
      "People ask about the next one as if it's a bus timetable.",
      'Wanting more, or wanting no more, both come with feelings.',
    ],
    steps: [
      "Have a closing line: 'We'll let you know if there's news.'",
      'Picture each way for one minute. Notice your shoulders.',
    ],
    alternateSteps: [
      "Talk about it on a day when you've both slept, for ten minutes only.",
      "If it's about trying, your GP can set out what comes first.",
    ],
    question: 'What does your gut say before others chime in?',
    options: ["I'm done", 'I want another', "We don't agree"],
  },
]
