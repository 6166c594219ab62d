import type { Listening } from './topic.ts'

export const partner: Listening = {
  name: 'your partner',
  lines: [
    'Two people in one house can be in two quite different weeks.',
    'A relationship has its own weather, and you know the sky best.',
    "There's what gets said, and there's what goes on over the dishes.",
    "I only have your side, and your side is the one I'm here for.",
    "Thanks for sharing that bit. I won't pick a villain or a hero.",
    "A lot can hang on who gets up and who doesn't.",
    'Small things between two people are seldom only small.',
    'You know how it is behind your own front door.',
    'Kids change the air between two people, in all directions.',
  ],
  questions: [
    { ask: 'How are things between the two of you?', options: ['Like flatmates', 'Tense', 'Good, mostly'] },
    { ask: 'What would you like them to see?', options: ['How much I do', 'How I feel', 'That I miss us'] },
    {
      ask: 'What was the last thing that stayed with you?',
      options: ['Something they said', "Something they didn't do", 'Something kind'],
    },
    {
      ask: 'How do the two of you talk, when you do?',
      options: ['About logistics', 'In arguments', 'In passing'],
    },
    { ask: 'What do you find yourself not saying?', options: [] },
    { ask: 'How was it before?', options: ['Easier', 'Much the same', 'I hardly remember'] },
  ],
}

export const single: Listening = {
  name: 'doing it solo',
  lines: [
    'One adult, every job, and all the votes.',
    "There's no 'your turn' in a house with one grown-up.",
    'Doing it solo has its own freedoms and its own long evenings.',
    'All the decisions land on one desk, from dinner to the dentist.',
    "Whatever brought you here, you don't have to explain it to me.",
    'Day shift, night shift, office: solo has a long job title.',
    'One pair of hands gets to know every corner of a day.',
    "Ta for letting me know. There's no right way to feel about it.",
    "People say 'I don't know how you do it', and then they go home.",
  ],
  questions: [
    {
      ask: "What's it like at your place, as the one in charge?",
      options: ['Quiet at night', 'Non-stop', 'Calmer than before'],
    },
    { ask: 'When do you feel it most?', options: ['Evenings', 'When someone is sick', 'Weekends'] },
    { ask: "Who's around you, near or far?", options: ['Family', 'A friend or two', 'Nobody close'] },
    {
      ask: 'What do you carry on your own that people forget?',
      options: ['Every decision', 'The money', 'Being sick with kids'],
    },
    { ask: 'What do you like about running it your way?', options: [] },
    {
      ask: 'What would you hand over first, if there were someone?',
      options: ['Bedtime', 'The worrying', 'School mornings'],
    },
  ],
}

export const familyAndFriends: Listening = {
  name: 'family or friends',
  lines: [
    'Family comes with a lot of history and very little training.',
    'People can mean one thing and land quite another.',
    "There's a whole story behind even one text message.",
    'You know these people. I only know what you tell me, so take your time.',
    'Friendships shift once there are kids about, and nobody announces it.',
    'Some visitors bring dinner. Some bring opinions.',
    'One remark can go round and round for days.',
    'Right. People can be lovely and maddening in one afternoon.',
    'You get to tell it from your side here. No need to be fair to everyone.',
  ],
  questions: [
    { ask: 'Who are you thinking of most?', options: ['My mum', 'My in-laws', 'A friend'] },
    { ask: 'What did they say or do?', options: [] },
    { ask: 'How did you feel afterwards?', options: ['Hurt', 'Angry', 'Touched, actually'] },
    { ask: "What do you wish they'd said instead?", options: [] },
    { ask: 'How are things with them usually?', options: ['Close', 'Complicated', "It's been a while"] },
    {
      ask: "What do you think they don't see?",
      options: ['How much has changed', 'What it costs me', 'That I need them'],
    },
  ],
}

export const loneliness: Listening = {
  name: 'feeling alone',
  lines: [
    'There can be somebody touching you all day and still no one to talk to.',
    'Lonely has many shapes. Some of them have a full house in them.',
    "I'm only a guide in an app, but you can say it here and I'll stay with it.",
    'Quiet can be lovely, and quiet can be far too quiet.',
    'A day with no grown-up talk in it is a certain kind of long.',
    "Company isn't the same as being known. You'd be the judge of which is missing.",
    "Thank you for saying that out loud. It's not an easy thing to type.",
    'The phone full of people and no one to ring. Some days have that shape.',
    "Your words have landed somewhere. They're here, and so am I.",
  ],
  questions: [
    {
      ask: 'When is it strongest?',
      options: ['The long afternoons', 'At night', 'In a room full of people'],
    },
    { ask: 'Who do you miss?', options: ['My old friends', 'My mum', 'The person I was'] },
    {
      ask: 'When did you last have a proper chat with someone?',
      options: ['Today, a bit', 'Last week', 'Too long ago'],
    },
    {
      ask: 'What sort of company would you like?',
      options: ['Someone to laugh with', 'Someone to just sit', 'Someone who gets it'],
    },
    { ask: 'What would you tell a friend, if one were sitting there?', options: [] },
    {
      ask: 'Has it been like this for long?',
      options: ["It's recent", 'Since I had kids', 'Longer than that'],
    },
  ],
}
