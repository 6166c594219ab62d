import type { CompanionEntry } from './entry.ts'

// 1800RESPECT, 1800 737 732, 24 hours: 1800respect.org.au.

export const partnerDayEntries: readonly CompanionEntry[] = [
  {
    id: 'partner-phone',
    topic: 'partner',
    cues: [
      'always on his phone',
      'on his phone',
      'gaming all night',
      'plays games all night',
      'always gaming',
    ],
    ack: ["He's in the room, and he isn't.", 'You could set fire to the dinner and get a thumbs up.'],
    steps: ['Ask for one hour a night with both phones in a drawer.', 'Say what you miss, not what he does.'],
    alternateSteps: [
      'Start with ten minutes on the step after bedtime.',
      'Pick a quiet time, not the middle of a match.',
    ],
    question: 'What do you miss most?',
    options: ['Help', 'Talking', 'Being looked at'],
  },
  {
    id: 'partner-different-parenting',
    topic: 'partner',
    cues: [
      'we parent differently',
      'different parenting',
      'he undermines me',
      'he says yes when i say no',
      'good cop',
    ],
    ack: [
      'You said no, and there he is with the biscuit.',
      "It's hard to hold a line that someone else rubs out.",
    ],
    steps: ['Agree on two rules only. Let the rest differ.', 'Talk about it away from small ears.'],
    alternateSteps: [
      "Ask what he's scared of, under the yes.",
      'Let him handle it his way once, start to end.',
    ],
    question: 'What do you clash on?',
    options: ['Bedtime', 'Screens', 'How we tell them off'],
  },
  {
    id: 'partner-money-fight',
    topic: 'partner',
    cues: [
      'fighting about money',
      'he controls the spending',
      'asking for money',
      'he spends too much',
      'money fights',
    ],
    ack: ['Money fights are rarely only about money.', "It's awful to feel like a guest at your own bank."],
    steps: [
      'Write down what comes in and goes out, just to see it.',
      'Kept short, or kept out? 1800RESPECT will listen, day or night: 1800 737 732.',
    ],
    alternateSteps: [
      'Tell someone you trust how money works at your place.',
      'If talking feels safe, choose a day and a time for it, with tea.',
    ],
    question: "What's under it for you?",
    options: ['Feeling small', 'Fear of bills', "He won't show me"],
  },
  {
    id: 'partner-in-laws-side',
    topic: 'partner',
    cues: ['he takes his mums side', 'sides with his mum', 'wont stand up to his mother', 'mummys boy'],
    ack: [
      'You wanted him next to you, and he stood over there.',
      'His mum spoke, and you watched him go quiet.',
    ],
    steps: ['Ask for one thing he could say next time.', 'Write that line together and practise it.'],
    alternateSteps: ['Tell him how it felt in ten words.', 'Plan the next visit to be short.'],
    question: 'What did you need him to do?',
    options: ['Back me up', 'Tell her no', 'Just notice'],
  },
  {
    id: 'partner-birthday-forgot',
    topic: 'partner',
    cues: [
      'forgot my birthday',
      'forgot mothers day',
      'mothers day',
      'nothing for mothers day',
      'forgot our anniversary',
    ],
    ack: ['The day came, and you made your own tea.', 'Being forgotten on your own day stings for weeks.'],
    steps: ['Buy yourself the small thing. Wrap it, even.', "Tell him plainly, once: 'That hurt.'"],
    alternateSteps: ["Move the day to Sunday and say what you'd like.", 'Ring someone who would have known.'],
    question: 'What did you hope for?',
    options: ['A card', 'A sleep in', 'To be seen'],
  },
  {
    id: 'partner-new-dad-low',
    topic: 'partner',
    cues: [
      'partner is depressed',
      'husband is depressed',
      'he is struggling',
      'dad is not coping',
      'worried about my husband',
    ],
    ack: [
      'Two tired people, and one of them has gone grey inside.',
      "You've got your own weight, and now his.",
    ],
    steps: [
      "Ask him straight: 'How bad does it get?'",
      'PANDA takes calls from dads, co-mums and partners. Pass that on.',
    ],
    alternateSteps: [
      "Walk with him. It's easier side by side.",
      'Tell one friend of his that he could use a call.',
    ],
    question: 'What have you noticed?',
    options: ['He hardly talks', "He's angry", 'He finds it hard too'],
  },
  {
    id: 'partner-good-one',
    topic: 'partner',
    cues: ['my partner is great', 'hubby is lovely', 'hes a good dad', 'grateful for my husband'],
    ack: ["That's a nice thing to say out loud.", 'Good ones are worth a mention.'],
    steps: ['Tell him the exact thing, in one line.', 'Let him have a sleep in, and take one back.'],
    alternateSteps: [
      'Write it down for a day when he annoys you.',
      'Sit next to him tonight with nothing in your hands.',
    ],
    question: 'What did he do?',
    options: ['Something small', 'He always does', "I feel I don't deserve it"],
  },
  {
    id: 'single-dating',
    topic: 'single',
    cues: ['dating', 'dating as a single mum', 'new boyfriend', 'new partner', 'when to introduce'],
    ack: ['A new person, and a small crowd at home.', "It's lovely to be somebody's plan for a Friday."],
    steps: [
      'Meet out, in daylight, and tell a friend where.',
      'Go slow with the kids. There is no prize for fast.',
    ],
    alternateSteps: [
      "Write three things that you won't bend on.",
      'Notice how you feel after, not only during.',
    ],
    question: "What's on your mind about it?",
    options: ['The kids', 'Trusting again', 'Finding the time'],
  },
  {
    id: 'single-holidays-alone',
    topic: 'single',
    cues: [
      'kids are with their dad',
      'christmas without the kids',
      'first christmas without',
      'handover day',
      'house is empty without them',
    ],
    ack: ['The quiet after handover rings in your ears.', 'You wanted a break, not this.'],
    steps: ['Leave their door open or shut it. Your choice tonight.', 'Plan one thing with a start time.'],
    alternateSteps: ['Cook what only you like.', 'Send one photo, then put the phone down.'],
    question: 'How long are they gone?',
    options: ['A night', 'A week', 'The whole holidays'],
  },
  {
    id: 'single-court',
    topic: 'single',
    cues: ['custody', 'court', 'mediation', 'lawyer', 'parenting plan', 'family court'],
    ack: ["Lawyers, forms and your children's names on top.", "It's hard to sleep next to an open case."],
    steps: [
      'Put all the papers in one box, with a lid.',
      'Legal Aid in your state has a free line. Write down three questions.',
    ],
    alternateSteps: [
      'Ask a friend to sit with you when you read the mail.',
      'Keep messages short and dull, as if a stranger will read them.',
    ],
    question: "What's the next step?",
    options: ['A hearing', 'A letter', "I don't know"],
  },
]
