import type { Sayings } from './kind.ts'

/** What a line speaks of, where it says nothing of how that is for her. */
export type Subject =
  | 'partner'
  | 'elders'
  | 'friends'
  | 'care'
  | 'hospital'
  | 'milk'
  | 'meals'
  | 'work'
  | 'house'
  | 'naps'
  | 'screens'
  | 'small-child'
  | 'brothers-and-sisters'
  | 'waiting'
  | 'looks'

/** What is said of each; it is true whether she is glad of it or not. */
export const bySubject: Record<Subject, Sayings> = {
  partner: {
    lines: [
      'Two people under one roof can be in two very different nights.',
      'You see that up close, and I only get the postcard. Go on.',
      "I won't pick a side on half a story. Yours is the half I have, so I'm with you.",
      "It's often the small things that say the most about a house.",
    ],
    quoting: [
      '“{said}”. You see that up close, and I only get the postcard.',
      "So there's “{said}” on one side of the house, and you on the other.",
    ],
    questions: [
      'What would you like them to see?',
      'How are things between the two of you?',
      'What do you find yourself not saying?',
      'Do they know how it is for you?',
    ],
  },
  elders: {
    lines: [
      'Family can help and get under your skin in one visit.',
      "There's a long history behind even a small thing like that.",
      "You know how these people are. I'm taking your word for it.",
      'Kind or not, it was your house and your call.',
    ],
    quoting: [
      "“{said}”. There's a long history behind even a small thing like that, I'd guess.",
      "I can see “{said}” from here. Somebody's idea of help, or of not helping.",
    ],
    questions: [
      'How are things with them usually?',
      'What did you want to say?',
      'What do they not see, do you think?',
      'Does it help to have them near, or not so much?',
    ],
  },
  friends: {
    lines: [
      'Friendships shift about, and no one sends a note to say so.',
      "It's odd how much a friend can weigh when she isn't in the room.",
      'Finding your people takes longer than anybody admits.',
    ],
    quoting: [
      '“{said}”. Friendships shift about, and no one sends a note to say so.',
      "I'm thinking about “{said}”. That can sting a bit, even when nobody meant it to.",
    ],
    questions: [
      'How were things between you before?',
      'What would you like to say to her?',
      'Who feels easy to be around at the moment?',
      'What did you hope it would be like?',
    ],
  },
  care: {
    lines: [
      'A big part of their day, and you only hear it in scraps.',
      'Your mind can stay at the gate long after you have driven off.',
      "That's a place you can't follow them into, and it shows.",
      'Other people look after them there, and you still do the minding in your head.',
    ],
    quoting: [
      '“{said}”. Your mind can stay at that gate all day.',
      'I have “{said}”. A big part of their day, and you only hear it in scraps.',
    ],
    questions: [
      'How are you when you walk away from there?',
      'What do they tell you about it?',
      'What do you wish the people there knew?',
      'What worries you most about it, if anything does?',
    ],
  },
  hospital: {
    lines: [
      "Hospital time is its own sort of time. It's all waiting and alarms.",
      "You're there, you know the beeps, and that's a job by itself.",
      "Every number there gets looked at twice. It's a lot of watching.",
      "You are the one who's theirs, whoever holds the chart.",
    ],
    quoting: [
      '“{said}”. Hospital time is its own sort of time.',
      '“{said}”. I see who keeps count of all that.',
    ],
    questions: [
      'How was today, compared with yesterday?',
      "What's the hardest hour of the day there?",
      'Who looks after you while all this goes on?',
      'What do you do in the gaps?',
    ],
  },
  milk: {
    lines: [
      'Feeding fills a whole day, and hardly anyone sees the work in it.',
      'However the milk gets there, somebody does the work of it. You, mostly.',
      "That's hours of your life, in small bottles and long sits.",
      'Feeding has a lot of feelings in it, for something that looks so simple.',
    ],
    quoting: [
      '“{said}”. Hardly anyone sees the work in that.',
      "I've got “{said}”. That's a lot of hours, in small bits.",
    ],
    questions: [
      'How do the feeds feel for you?',
      'How did you picture it, before?',
      'Whose opinion about it is the loudest?',
      'Is it getting easier, harder, or neither?',
    ],
  },
  meals: {
    lines: [
      "Three meals a day come round very fast when you're the one in charge.",
      'A lot goes on at one small table.',
      'Dinner is a second job with harsh reviews.',
    ],
    quoting: ['“{said}”. A lot goes on at one small table.'],
    questions: [
      'What sits behind it for you?',
      'Which meal is the worst?',
      'And what do you eat, in all that?',
    ],
  },
  work: {
    lines: [
      'Work and home each act as if they were the only one.',
      "Then you've done a full day before the other day begins.",
      "That's a lot of hours that belong to somebody else.",
      'A roster never shows what a week takes out of you.',
    ],
    quoting: [
      '“{said}”. Then you do the other job when you get home.',
      "So there's “{said}” as well. A roster never shows what it takes.",
    ],
    questions: [
      "What's it like when you get home from there?",
      'Is it the work, the hours, or the leaving?',
      'How do you feel about being there?',
      "Who does your share when you're on?",
    ],
  },
  house: {
    lines: [
      "It's never only about that one job, is it.",
      'Jobs like that grow back overnight.',
      'Nobody sees it done. They only see it not done.',
      "That's the sort of small thing that big fights are made of.",
    ],
    quoting: [
      "“{said}”. It's never only about that one job.",
      '“{said}”. Nobody sees it done, they only see it not done.',
    ],
    questions: [
      'What would it look like if it were fair?',
      'What is it really about, do you think?',
      'Which job would you hand over first?',
    ],
  },
  naps: {
    lines: [
      'A day without a nap has a very long tail.',
      'When the sleep goes wrong, everything after it leans.',
      'Sleep is a moving target at that size.',
    ],
    quoting: ['“{said}”. When the sleep goes wrong, everything after it leans.'],
    questions: [
      'What is the worst hour of it?',
      'When do you get a break, then?',
      'Is it new, or has it crept up?',
    ],
  },
  screens: {
    lines: [
      'A shut door and a glowing screen can make a house feel very big.',
      "It's a hard age to reach. You're still the one knocking.",
      "They push off from whoever is nearest. That's often the one who cares.",
    ],
    quoting: ["“{said}”. You're still the one knocking, and that counts."],
    questions: [
      'What was the last good chat like?',
      'How are things between you two?',
      'What are you most unsure about?',
    ],
  },
  'small-child': {
    lines: [
      "There's a lot of theatre in someone that size, and you have the front row.",
      'They have big feelings, and no brakes yet.',
      'I can picture it, shoes on the wrong feet and all.',
      'A day like that has about nine days folded into it.',
    ],
    quoting: [
      '“{said}”. They have big feelings, and no brakes yet.',
      'I can picture it: “{said}”. And you in the front row.',
    ],
    questions: [
      "How are you once it's over?",
      'What sets it off, do you think?',
      'What does it stir up in you?',
      "Is there a bit of it you'll laugh at one day?",
    ],
  },
  'brothers-and-sisters': {
    lines: [
      'More than one child is a different sort of maths.',
      'Everyone wants the same chair, the same cup and the same mum.',
      "Love doesn't halve, but the hours do.",
    ],
    quoting: ["“{said}”. Love doesn't halve, but the hours do."],
    questions: [
      'Who needs the most of you at the moment?',
      'What are they like with each other?',
      'Where are you, in the middle of that?',
    ],
  },
  waiting: {
    lines: [
      "It's a lot of waiting, and your body does the work meanwhile.",
      "There's what people ask about a pregnancy, and then there's what it's like.",
      'Two feelings at once is common company when you are expecting.',
    ],
    quoting: ["“{said}”. There's what people ask about it, and then there's what it's like."],
    questions: [
      'How do you feel about it, in a word or two?',
      'What do you think about most?',
      'Who have you told how it really is?',
    ],
  },
  looks: {
    lines: [
      "A body keeps its own diary, and doesn't ask before it writes.",
      'Mirrors only know a small part of the story.',
      "You live in it all day, so you'd know.",
    ],
    quoting: ['“{said}”. Mirrors only know a small part of the story.'],
    questions: [
      'When do you notice it most?',
      'What has your body done this week?',
      "What do you wish people wouldn't say about it?",
    ],
  },
}
