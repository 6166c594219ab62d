import type { CompanionEntry } from './entry.ts'

/** For when nothing matched in a chat that was begun in a mode: they ask, in the spirit of the place. */
export const modeFallbackEntries: readonly CompanionEntry[] = [
  {
    id: 'fallback-in-rediscover',
    topic: 'general',
    cues: [],
    ack: [
      "This place is about you, beside the mum you are. I'd like to read you right.",
      "There's no hurry to know who you are. I'll ask, not tell.",
    ],
    steps: ['Name a song you used to turn up loud.', "Finish this one: 'I still like...'"],
    alternateSteps: [
      'Think of a time you lost track of the clock, and what you were doing.',
      'Pick a thing to try for five minutes, badly.',
    ],
    question: 'What have you missed lately?',
    options: ['My hobbies', 'Being by myself', "I don't know"],
    when: { mode: ['rediscover'] },
  },
  {
    id: 'fallback-in-relief',
    topic: 'general',
    cues: [],
    ack: [
      "In here it can come out in any shape. It needn't make sense yet.",
      "I don't quite follow so far, and you can keep going.",
    ],
    steps: ['Say the blunt version first.', 'Let one breath out be longer than the one in.'],
    alternateSteps: ['Put your hands on a wall and push.', 'Type it all in capitals if you like.'],
    question: 'What do you most want off your chest?',
    options: ["I'm so angry", 'Everything at once', 'Just listen'],
    when: { mode: ['relief'] },
  },
  {
    id: 'fallback-in-connect',
    topic: 'general',
    cues: [],
    ack: [
      "This corner is about people. I haven't worked out yet who this one is about.",
      'Reaching out can be one line long, and it can wait till you want to.',
    ],
    steps: ["Name one person you'd be glad to hear from.", "Try 'thinking of you'. It asks for nothing."],
    alternateSteps: [
      'Send someone kind a photo of your day, no words.',
      'Nod at one face you know this week.',
    ],
    question: 'Who would be easiest to reach?',
    options: ['A friend', 'My partner', 'No mum friends'],
    when: { mode: ['connect'] },
  },
  {
    id: 'fallback-in-eat',
    topic: 'general',
    cues: [],
    ack: [
      "Let's see to you first. Tell me a little more about what you're after.",
      'Anything you fancy counts in here. I just need a bit more to go on.',
    ],
    steps: ['Have one thing you can hold in one hand.', 'Fill a glass and put it where you sit most.'],
    alternateSteps: [
      'Look for bread, eggs or fruit, in that order.',
      'Eat it straight from the pan. No plate.',
    ],
    question: 'What gets in the way today?',
    options: ['No time to eat', "I'm not hungry", 'Too tired to cook'],
    when: { mode: ['eat'] },
  },
  {
    id: 'fallback-in-reset',
    topic: 'general',
    cues: [],
    ack: [
      "We'll go slowly in here. Give me one more hint of what that was about.",
      "A fresh start can be very small, and I'd like to fit it to you.",
    ],
    steps: [
      'Look around and find three things of one colour.',
      'Drop your shoulders on the next breath out.',
    ],
    alternateSteps: [
      'Hold something cool for a slow count of ten.',
      'Pick one thing the next half hour can go without.',
    ],
    question: 'What would make the next half hour smaller?',
    options: ['Less noise', 'Fewer jobs', "I don't know"],
    when: { mode: ['reset'] },
  },
  {
    id: 'fallback-in-clear',
    topic: 'general',
    cues: [],
    ack: [
      "Tip it all out. I'll help sort once I know what is in the pile.",
      "That's one thing out of your head, even if I can't place it yet.",
    ],
    steps: ['Type one word for each thing in there.', "Put a star on whatever can't wait till tomorrow."],
    alternateSteps: [
      'Cross out one thing that is not yours to do.',
      'Choose the one that takes less than five minutes.',
    ],
    question: 'Which one keeps coming back?',
    options: ['The house is a mess', 'Appointments', 'Work'],
    when: { mode: ['clear'] },
  },
  {
    id: 'fallback-in-sleep',
    topic: 'general',
    cues: [],
    ack: [
      "Few words will do in here, but I'm not sure I caught those.",
      "It's quiet in here, and slow is fine. I missed a bit of that.",
    ],
    steps: ['Turn the screen down as low as it goes.', 'Tell me who is awake: you, bub, or both.'],
    alternateSteps: ['Let your jaw hang loose for a moment.', 'Turn the clock to face the wall.'],
    question: 'What is keeping you up?',
    options: ["Bub won't settle", 'Up every hour', "I can't fall asleep"],
    when: { mode: ['sleep'] },
  },
]
