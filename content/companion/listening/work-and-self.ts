import type { Listening } from './topic.ts'

export const workAndMoney: Listening = {
  name: 'work or money',
  lines: [
    'Money has a way of sitting at the table for every meal.',
    "There's the paid work, and then there's the rest of the work.",
    'Rosters, bills and childcare: three puzzles with one set of pieces.',
    'Sums look different at the kitchen bench than they do in a budget app.',
    "Work and home each think they're the only one.",
    'Thanks for putting it here. Money talk can feel more private than birth talk.',
    'A payslip never shows what a week has cost, or what it gave.',
    "Right. There's the number, and then there's what the number does to you.",
    "Work has its calendar and home has its own. They've never met.",
  ],
  questions: [
    {
      ask: 'Is it more the work or more the money?',
      options: ['The work', 'The money', "They're tangled up"],
    },
    {
      ask: 'What does it feel like at work lately?',
      options: ['Stretched', 'A break, oddly', "Like I'm half there"],
    },
    {
      ask: "What's the sum that keeps going round?",
      options: ['Rent or mortgage', 'Childcare', 'Just the groceries'],
    },
    { ask: 'Who do you talk to about money?', options: ['No one', 'Someone at home', 'I avoid it'] },
    {
      ask: 'How do you feel about going to work, or not going?',
      options: ['Torn', 'Glad', "I don't get to choose"],
    },
    {
      ask: 'What would ease first, if one thing could change?',
      options: ['Fewer hours', 'More money', 'Someone to share it'],
    },
  ],
}

export const identity: Listening = {
  name: 'who you are now',
  lines: [
    "There's the name on your licence, and then there's 'Mum'.",
    'You can love your people and still look round for yourself.',
    'A person is a lot more than who needs her by eight in the morning.',
    'Old you, new you: they might not have been introduced yet.',
    "It's a big question for such an ordinary day.",
    'Some bits of a person go quiet for a while. You know which ones are yours.',
    "I'd like to hear about you, not only about who you look after.",
    "Right. There's room for all the versions of you in here.",
    "Hardly anyone asks how you are as a person. It's a good subject.",
  ],
  questions: [
    { ask: 'What did you do before that was just yours?', options: [] },
    {
      ask: 'Which part of you do you miss?',
      options: ['The funny one', 'The one with plans', 'The one who slept in'],
    },
    {
      ask: 'When do you feel most like yourself?',
      options: ['Alone in the car', 'With an old friend', "I'm not sure any more"],
    },
    {
      ask: "What's new in you that you quite like?",
      options: ["I'm tougher", 'I say no more', "I can't see it yet"],
    },
    { ask: 'Who knew you well before all this?', options: ['A friend', 'My sister', "I'd have to think"] },
    { ask: 'What would you like to be asked about?', options: [] },
  ],
}
