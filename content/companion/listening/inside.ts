import type { Listening } from './topic.ts'

export const guilt: Listening = {
  name: 'feeling guilty',
  lines: [
    'Guilt has a loud voice and a very poor sense of proportion.',
    'It finds you in the shower, in the car and at ten past two.',
    "You've put it into words, and that's not nothing.",
    "I'm not here to judge it. I'm here to listen to it.",
    'Guilt likes to work alone. Here it has a witness.',
    "There's the thing that happened, and then there's what you say to yourself about it.",
    'Your own inner judge has a lot to say, and never takes leave.',
    "Somewhere under it there's usually something you care about.",
    "You can say the worst-sounding version. I won't flinch.",
  ],
  questions: [
    {
      ask: 'What is the voice in your head saying?',
      options: ['I should do more', 'I did it wrong', 'Others manage'],
    },
    { ask: 'What happened, from the start?', options: [] },
    { ask: 'Whose voice does it sound like?', options: ['Mine', "My mum's", "Everyone's"] },
    {
      ask: 'When does it turn up?',
      options: ['At night, in the quiet', "When I'm away from them", 'When I lose my temper'],
    },
    { ask: 'What would you say to a friend who told you this?', options: [] },
    {
      ask: 'What were you trying to do at the time?',
      options: ['Keep the peace', 'Just get through', "I really don't know"],
    },
  ],
}

export const anger: Listening = {
  name: 'anger',
  lines: [
    "Anger is fast. It's often out before you've had a look at it.",
    'You can be as cross as you like in here. Nothing will break.',
    "Thank you for saying it straight. I'm not shocked.",
    'Anger tends to have something sitting under it, but it can stay anger for now.',
    "There's hot anger and there's cold anger. You know which one yours is.",
    "Go on, say it the way it is. You don't need to tidy it first.",
    "Being angry takes a lot out of a person, even when it's well earned.",
    "I'm listening, swearing included.",
    "Some things fill up slowly, and then it's one sock on the floor.",
  ],
  questions: [
    { ask: 'What set it off?', options: ['A tiny thing', 'The same thing as always', "I don't even know"] },
    { ask: 'Who or what are you angry at?', options: ['Someone at home', 'Myself', 'All of it'] },
    { ask: 'What does it feel like in your body?', options: ['Hot', 'Tight', 'Like I could burst'] },
    {
      ask: 'How is it now, compared with when it started?',
      options: ['Still boiling', 'Cooling off', 'Now I feel flat'],
    },
    { ask: 'What would you say, if you could say it all?', options: [] },
    {
      ask: 'What did it feel like just before?',
      options: ['I was ignored', 'I was touched out', 'I was already done'],
    },
  ],
}

export const overwhelm: Listening = {
  name: 'everything at once',
  lines: [
    'Everything at once is a very hard shape to hold.',
    "You don't have to put it in order for me. A heap is fine.",
    "There's the list, and then there's the list behind the list.",
    'One head, forty open tabs, and one of them is playing music.',
    'Right. That can sit here for a minute, with nothing done about it.',
    "No one else can see how much you're holding in your head.",
    "You can tell me one corner of it. It needn't be the main one.",
    'Things pile up quietly, and then they all talk at once.',
    "I'm in no hurry. One line at a time is plenty.",
  ],
  questions: [
    { ask: "What's the loudest bit of it?", options: ['The house', 'The kids', 'My own head'] },
    { ask: 'If you emptied it all on the table, what lands first?', options: [] },
    { ask: 'What does it feel like from inside?', options: ['Too fast', 'Stuck', 'Like static'] },
    {
      ask: 'How long has it been building?',
      options: ['Since this morning', 'For weeks', "I can't tell any more"],
    },
    {
      ask: 'What has somebody asked of you today?',
      options: ['Everything', 'Something small', 'Nobody had to ask'],
    },
    {
      ask: 'Which bit of it is really yours?',
      options: ['All of it, it seems', 'Less than I think', "I can't tell"],
    },
  ],
}

export const worry: Listening = {
  name: 'worries',
  lines: [
    'Worry is very good at the hours when nobody else is up.',
    "A 'what if' can grow a whole family before breakfast.",
    'You can say it here, even if it sounds silly out loud. Or huge.',
    "Worries are easier to look at when they're written down. There's one on the table now.",
    'Your mind is keeping watch. It takes its job rather seriously.',
    'Some worries are about now and some are about years away. They feel the same size.',
    "Thanks for telling me what's going round. I'm not going to wave it off.",
    'The mind loves a rehearsal, mostly of things nobody wants to see.',
    "I can't tell you how it will turn out. I can listen to how it is.",
  ],
  questions: [
    { ask: 'What does the worry say, word for word?', options: [] },
    {
      ask: 'When is it loudest?',
      options: ['Lying awake', "When they're out of sight", 'When I look things up'],
    },
    { ask: 'What is it mostly about?', options: ['My child', 'My own health', "What's to come"] },
    { ask: 'How big is it right now?', options: ['Background hum', 'Pretty big', 'It fills everything'] },
    {
      ask: 'Who else knows you carry this one?',
      options: ['Only me', 'Someone close', "I've tried to say it"],
    },
    { ask: 'When did it first turn up?', options: ['Just now', 'A while back', "It's always been there"] },
  ],
}

export const low: Listening = {
  name: 'feeling low',
  lines: [
    "Thank you for trusting me with it. You don't have to brighten it up for me.",
    "Some days have no colour in them, and it's hard to say why.",
    "I'm here, and there's no rush to say it well.",
    "There doesn't need to be a reason for it to count.",
    'Flat, heavy, empty, blue. You can use any word that fits.',
    'You can be exactly as you are in this chat. No face needed.',
    'Small words are fine. So is one word and a full stop.',
    'Smiling at the checkout and feeling like this can happen in the same hour.',
    "It matters that you said it. I'll stay with it as long as you like.",
  ],
  questions: [
    { ask: "What's it like today?", options: ['Heavy', 'Empty', 'A bit lighter'] },
    { ask: 'How long has it felt this way?', options: ['A day or two', 'Some weeks', "I've lost track"] },
    {
      ask: 'When is it at its heaviest?',
      options: ['When I wake up', 'When the day is over', "It doesn't change"],
    },
    { ask: 'What has gone quiet in you?', options: ['Laughing', 'Wanting things', "I'm not sure what"] },
    { ask: 'Who has noticed?', options: ['Nobody so far', 'Someone at home', 'I hide it well'] },
    { ask: 'What is one thing that was in your day, good or bad?', options: [] },
  ],
}

export const grief: Listening = {
  name: 'a loss',
  lines: [
    "I'm so sorry. Thank you for saying so here.",
    "You don't have to explain anything here.",
    "There are no right words for it. I won't try to find them.",
    'You can say as much or as little as you like.',
    "I'm here. Quiet is fine too.",
    "Love doesn't stop because somebody isn't here.",
    "There's no timetable for this, whatever the calendar says.",
    "You can use the name, if there is one. It's welcome here.",
    'Other people move along. You go at your own pace.',
  ],
  questions: [
    {
      ask: 'Would you like to tell me about them?',
      options: ["I'd like that", 'Not right now', "I don't know how"],
    },
    { ask: "Is there a name you'd like to say here?", options: [] },
    { ask: 'Would you like to talk, or just have some quiet?', options: ['Talk a little', 'Just quiet'] },
    { ask: "Is there something you'd like remembered?", options: [] },
    { ask: 'How is today, of all the days?', options: ['Hard', 'Numb', 'A bit softer'] },
    {
      ask: 'Is anyone there with you?',
      options: ["I'm on my own", 'Someone is home', "They're grieving too"],
    },
  ],
}

export const joy: Listening = {
  name: 'something good',
  lines: [
    "Oh, that's lovely. I'm glad you told me.",
    'Well, that deserves a moment of its own.',
    "Good. Let's not rush past it.",
    "That's one to keep. I'm so pleased for you.",
    'Look at that. A proper good bit.',
    'This one can go straight to the pool room.',
    "I'm smiling at that, as far as a guide in an app can.",
    'How good. Thank you for bringing me the nice stuff as well.',
    "That's worth telling twice, if you feel like it.",
  ],
  questions: [
    { ask: 'What was the best second of it?', options: [] },
    {
      ask: 'Who else gets to hear about it?',
      options: ["You're the first", 'Everyone I know', "It's my little secret"],
    },
    { ask: 'What did it feel like?', options: ['Light', 'Like me again', 'I might have cried'] },
    { ask: 'Did you see it coming?', options: ['Not at all', 'I hoped for it', 'I worked for it'] },
    { ask: 'What would you like to remember about it?', options: [] },
    { ask: 'How did it start?', options: [] },
  ],
}
