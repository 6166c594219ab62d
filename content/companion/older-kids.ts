import type { CompanionEntry } from './entry.ts'

export const olderKidEntries: readonly CompanionEntry[] = [
  {
    id: 'teen-phone',
    topic: 'teens',
    cues: ['teenager on phone', 'phone in bedroom', 'snapchat', 'tiktok all night', 'phone at night teen'],
    ack: [
      'The phone gets their nights, and you get the mornings.',
      'You bought it, and now it owns the house.',
    ],
    steps: [
      'Charge all phones in the kitchen tonight. Yours, too.',
      'Ask them to show you one funny thing. Laugh.',
    ],
    alternateSteps: ['Set one rule they helped to write.', 'Pick a calm drive to talk, not the doorway.'],
    question: 'What worries you?',
    options: ['Sleep', 'What they see', 'Who they talk to'],
  },
  {
    id: 'teen-school-stress',
    topic: 'teens',
    cues: ['exams', 'hsc', 'vce', 'year 12', 'exam stress', 'study stress'],
    ack: ['Year twelve happens to the whole house.', 'They snap, you tiptoe, nobody sleeps.'],
    steps: ['Bring food to the desk and leave.', "Ask 'Help, hug or space?'"],
    alternateSteps: [
      "Plan one hour that isn't about marks.",
      'Tell them a thing you failed and lived through.',
    ],
    question: 'What do you see in them?',
    options: ["They've shut down", "They don't study", 'They cry'],
  },
  {
    id: 'teen-friends',
    topic: 'teens',
    cues: [
      'teen friends',
      'bad crowd',
      'dropped by friends',
      'friendship drama',
      'no friends at high school',
    ],
    ack: [
      'High school friends can cut deep, and you feel each one.',
      "You'd like to ring those girls' mothers. You won't.",
    ],
    steps: ['Sit in the car a bit longer. Talk comes there.', 'Say less than you think. Nod more.'],
    alternateSteps: [
      'Keep the door open for one good friend.',
      'If school is part of it, ask who the year adviser is.',
    ],
    question: 'What happened?',
    options: ['Left out', 'A mean group chat', "I don't like the crowd"],
  },
  {
    id: 'teen-lying',
    topic: 'teens',
    cues: ['teenager lies', 'lying', 'sneaking out', 'caught lying', 'vaping', 'drinking teen'],
    ack: [
      "You found it, or they told you, and now you can't un-know.",
      'Being lied to by your own child feels like a slap.',
    ],
    steps: ['Wait until you can speak low. An hour is fine.', 'Say what you know, then be quiet.'],
    alternateSteps: [
      'Keep the penalty small and sure.',
      'Tell them they can ring you from anywhere, any hour.',
    ],
    question: 'What did you find?',
    options: ['A vape', 'They snuck out', "A lie I can't let go"],
  },
  {
    id: 'screens-mum-guilt-work',
    topic: 'screens',
    cues: ['tv while i work', 'bluey', 'put the tv on', 'cartoons all day', 'screen as babysitter'],
    ack: [
      'Bluey is doing a shift for you. Many houses hire her.',
      'You needed an hour, and the telly had one.',
    ],
    steps: ['Pick the end before you press play.', "Sit in for five minutes and ask who's who."],
    alternateSteps: ['Open a window and throw a ball after.', "Count what got done. It's not nothing."],
    question: 'What did you need it for?',
    options: ['Work', 'Dinner', 'To breathe'],
  },
  {
    id: 'screens-youtube',
    topic: 'screens',
    cues: [
      'youtube',
      'saw something scary',
      'saw something online',
      'watched something bad',
      'kids saw porn',
    ],
    ack: ["They saw something, and you can't rub it out.", "The feed doesn't know how old they are."],
    steps: ['Stay steady and ask what they saw.', "Say 'You're not in trouble. Thanks for telling me.'"],
    alternateSteps: [
      'Turn on the age locks tonight. eSafety shows how.',
      'Keep screens in the shared room this week.',
    ],
    question: 'How did they take it?',
    options: ['Scared', 'Asking questions', 'They hid it'],
  },
]
