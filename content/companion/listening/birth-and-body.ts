import type { Listening } from './topic.ts'

export const pregnancy: Listening = {
  name: 'pregnancy',
  lines: [
    'Pregnancy takes up a lot of room, and not only in the body.',
    "It's a lot of waiting and thinking, all in one word.",
    "There's what people ask about a pregnancy, and then there's what it's like.",
    "I won't guess how you feel about it. You can tell me, any way it is.",
    "Weeks count differently when it's a pregnancy you're thinking about.",
    'Two feelings at once is very common company in a pregnancy.',
    "Thanks for telling me. I'm listening, whichever way this goes.",
    "Everybody has a story about pregnancy. Yours is the one I'd like to hear.",
    "It's one small word with a great deal packed into it.",
  ],
  questions: [
    { ask: 'How do you feel about it, in a word or two?', options: ['Mixed', 'Scared', 'Happy, mostly'] },
    {
      ask: 'Where are you up to?',
      options: ['Only just found out', 'Somewhere in the middle', "It's not simple"],
    },
    { ask: 'What do you think about most?', options: ['My body', 'What comes after', 'Whether all is well'] },
    { ask: 'Who have you told how it really is?', options: ['Nobody yet', 'One person', 'Most people'] },
    { ask: 'What would you say about it if nobody was going to react?', options: [] },
    {
      ask: 'What do other people not see about it?',
      options: ['How I feel inside', 'How sick or sore I am', 'How much I think about it'],
    },
  ],
}

export const birth: Listening = {
  name: 'the birth',
  lines: [
    "Birth is a big thing to talk about, whichever side of it you're on.",
    'No two births are told the same way, even by the people in the room.',
    "You can start in the middle. Births don't need telling in order.",
    "There's the version on the card, and there's the version you carry.",
    "I'm listening. You can leave out any part you don't want to say.",
    'Birth gets summed up in one line so often. You can have more than a line here.',
    "It's your story, with your words for it.",
    "People ask about the weight and the name. There's so much else to a birth.",
    'Thank you for trusting me with a piece of it.',
  ],
  questions: [
    {
      ask: 'Which part of it comes back to you most?',
      options: ['One moment', 'Something someone said', 'All of it, in a blur'],
    },
    { ask: 'How does it feel to talk about it?', options: ['Strange', 'A relief', "I'm not sure yet"] },
    { ask: 'What would you like somebody to know about it?', options: [] },
    {
      ask: 'Is it ahead of you, or behind you?',
      options: ['Ahead of me', 'Just behind me', 'A while ago now'],
    },
    { ask: 'Who has heard the long version?', options: ['Nobody', 'A friend', "Anyone who'll listen"] },
    { ask: 'What word would you give it, if you had only one?', options: [] },
  ],
}

export const body: Listening = {
  name: 'your body',
  lines: [
    "A body keeps its own diary, and doesn't ask before it writes.",
    "You live in it all day, so you'd know.",
    'Bodies have a lot to say, often at once.',
    "There's how it looks, how it feels and how it works. They rarely agree.",
    'Mirrors only know a small part of the story.',
    "Thanks for saying that. Bodies aren't always easy to talk about.",
    'Everyone seems to have a view on bodies. Yours is the one that counts here.',
    'You can be as plain as you like here. Nothing about a body is rude to me.',
    "It carries you round all day, and it's allowed a mention.",
  ],
  questions: [
    {
      ask: 'How do you feel in your body lately?',
      options: ['Not like me', 'Sore or worn out', 'Better than before'],
    },
    {
      ask: 'Which part of it is on your mind?',
      options: ['How it looks', 'How it feels', "What it can't do"],
    },
    {
      ask: 'What has your body done this week?',
      options: ['Carried everyone', 'Let me down a bit', 'More than I give it credit'],
    },
    { ask: "What do you wish people wouldn't say about it?", options: [] },
    { ask: 'When do you notice it most?', options: ['Getting dressed', 'In photos', "When I'm lying down"] },
    { ask: 'What would feeling at home in it be like?', options: [] },
  ],
}

export const illnessAndSpecialNeeds: Listening = {
  name: 'illness or special needs',
  lines: [
    "There's the thing itself, and then there's all the running around it.",
    "Appointments, forms, waiting rooms. There's a whole hidden timetable to it.",
    'You know details that no one else would ever think to ask about.',
    'A label, or no label, only tells a small part of it.',
    'Thank you for telling me. You can use the long words or the plain ones.',
    "You know this from the inside. I'll follow your lead.",
    'Waiting to know can be its own full-time job.',
    'Other people see an hour of it. You see the whole week.',
    "I can't judge the health side, but I can listen to your side of it.",
  ],
  questions: [
    { ask: 'Who is it about?', options: ['My child', 'Me', 'Someone else close'] },
    { ask: 'Where are things up to?', options: ['Waiting for answers', 'We know what it is', 'Up and down'] },
    {
      ask: 'What do people get wrong about it?',
      options: ["That it's no big deal", "That it's all sad", "They don't ask"],
    },
    {
      ask: 'How are you going in the middle of it?',
      options: ['Running on habit', 'Up and down', 'Better than it was'],
    },
    { ask: 'What part of it do you carry that nobody sees?', options: [] },
    { ask: "What's a good day like, with this in it?", options: [] },
  ],
}
