import type { Listening } from './topic.ts'

export const sleep: Listening = {
  name: 'sleep and nights',
  lines: [
    'Nights can be their own kind of long.',
    'Sleep runs the whole house, and nobody voted for it.',
    'Right. Sleep is never just sleep, it spills into everything else.',
    "Every night has a story, and you've told me a bit of yours.",
    'The clock means something different once a child has a say in it.',
    'Bedtime sounds so simple on paper. Paper has never met a child.',
    "Thanks for telling me how the sleep is going. I'm listening.",
    'Nobody else sees the nights the way you see them.',
    'Sleep keeps changing its own rules, and never sends a memo.',
  ],
  questions: [
    {
      ask: 'What does a usual night look like at your place?',
      options: ['Lots of waking', 'A long time to settle', 'Different every night'],
    },
    {
      ask: 'Which part of the night is on your mind?',
      options: ['Bedtime', 'The middle of the night', 'The early morning'],
    },
    {
      ask: 'How long has the sleep been like this?',
      options: ['A few days', 'A few weeks', 'It feels like forever'],
    },
    { ask: 'What were you hoping bedtime would be like?', options: [] },
    {
      ask: 'How does the day feel after a night like yours?',
      options: ['Foggy', 'Better than I expected', 'I just get through it'],
    },
    { ask: 'Has anything about the nights surprised you?', options: [] },
  ],
}

export const ownTiredness: Listening = {
  name: 'your own tiredness',
  lines: [
    "Tired has a lot of levels, and you know exactly which one you're on.",
    'Tiredness changes how loud everything is, even the kettle.',
    'Some tired sits in the bones, some sits in the head. You know yours.',
    "Thank you for saying it plainly. I'm here for the rest, in any order.",
    "You don't have to make sense to talk here. Half a sentence will do.",
    'Tired is a small word for something that gets into everything.',
    "There isn't a prize for being the least tired, or the most.",
    'Energy is a funny thing. It never goes where you budgeted it.',
    "That's worth saying, even if you've said it a hundred times.",
  ],
  questions: [
    { ask: 'What kind of tired is it?', options: ['Body tired', 'Head tired', 'Tired of all of it'] },
    {
      ask: 'When in the day does it catch up with you?',
      options: ['First thing', 'Mid afternoon', 'Once the house is quiet'],
    },
    {
      ask: 'What does the tiredness make harder?',
      options: ['Being patient', 'Thinking straight', 'Everything, a bit'],
    },
    {
      ask: 'When did you last feel properly rested?',
      options: ["I can't remember", 'Before the kids', 'Not that long ago'],
    },
    {
      ask: 'Who knows how tired you are?',
      options: ['Nobody, really', 'One person', 'Everyone, I say it a lot'],
    },
    {
      ask: 'If you had an hour that was only yours, where would it go?',
      options: ['Bed', 'Outside', 'Sitting in silence'],
    },
  ],
}

export const crying: Listening = {
  name: 'the crying',
  lines: [
    'Crying takes up a whole room, and then the inside of your head.',
    'A cry is a sound nobody can simply not hear.',
    'Even ten minutes of crying has its own time zone.',
    'Right, the crying. Tell it in whatever order it comes.',
    'Crying can echo in your ears well after it stops.',
    "Inside the noise is a different place from next door to it. I'm listening.",
    "It's a strange job, guessing what a cry is about.",
    'Loud has a way of making every other thing harder to think about.',
    'No one can hear that sound from the outside the way you hear it.',
  ],
  questions: [
    {
      ask: 'What is the crying like at your place?',
      options: ['It comes in waves', 'It goes on and on', 'It starts out of nowhere'],
    },
    { ask: 'When is there most of it?', options: ['In the evening', 'At night', "There's no pattern"] },
    {
      ask: 'What goes through your head when it starts?',
      options: ['What have I missed', 'Please, not now', 'I just freeze'],
    },
    { ask: 'How are your ears and your shoulders holding up?', options: [] },
    {
      ask: 'Is it going on right now, or are you in the quiet after?',
      options: ['Right now', "It's quiet for now"],
    },
    {
      ask: 'What do you make of the crying yourself?',
      options: ["I really don't know", 'I have a hunch', "I've stopped guessing"],
    },
  ],
}

export const feedingMilk: Listening = {
  name: 'milk feeds',
  lines: [
    'Milk can take up more of a day than anybody tells you.',
    'Feeding comes with a lot of opinions, mostly from people not doing it.',
    'However the milk arrives, somebody is doing the work of it.',
    "Breast, bottle, both, neither: it's your story, and I'm listening.",
    "Feeds come round like buses, and they don't ask if you're ready.",
    "There's the feeding, and then there's all the thinking about the feeding.",
    "Thanks for telling me about the feeds. Go on if there's more.",
    'Milk is such a small word for such a big part of a day.',
    "It's a very close-up kind of job, feeding. Few people see the whole of it.",
  ],
  questions: [
    {
      ask: 'How do the feeds feel for you?',
      options: ['Mostly fine', 'I dread some of them', 'It changes every day'],
    },
    {
      ask: 'Which part of feeding is on your mind?',
      options: ['The feed itself', 'The hours it takes', 'What people say'],
    },
    {
      ask: 'How did you imagine feeding would be?',
      options: ['Easier than this', "I didn't think about it", 'Much like it is'],
    },
    { ask: 'Whose opinion about the milk is loudest?', options: ['My own', 'Family', 'The internet'] },
    { ask: 'What would a good feed look like to you?', options: [] },
    {
      ask: 'How has the feeding been changing lately?',
      options: ['Getting better', 'Getting harder', 'Up and down'],
    },
  ],
}

export const feedingFood: Listening = {
  name: 'food and mealtimes',
  lines: [
    'Food is a whole second job, and the reviews are harsh.',
    'A lot happens at one small table.',
    'Mealtimes have more drama in them than most television.',
    "There's the food on the plate, and then there's the food on the floor.",
    "Cooking it is one thing. What happens next is anyone's guess.",
    "Three meals a day comes round very fast when you're in charge of them.",
    'Right, food. It gets under the skin, in good ways and bad.',
    "Thanks for the view from your kitchen. I'm listening.",
    'Plates tell you a lot, but never the whole story.',
  ],
  questions: [
    {
      ask: 'What happens when the food hits the table?',
      options: ['Flat refusal', 'Chaos', "It's actually gone okay"],
    },
    { ask: 'Which meal is on your mind?', options: ['Breakfast', 'Lunch or snacks', 'Dinner'] },
    {
      ask: 'What sits behind it for you?',
      options: ['Are they eating enough', "I'm sick of cooking", 'The waste gets to me'],
    },
    {
      ask: 'How were mealtimes when you were a kid?',
      options: ["Eat what you're given", 'Relaxed', 'I try to do it differently'],
    },
    { ask: 'What did you hope eating together would be like?', options: [] },
    {
      ask: 'How long has food been like this at yours?',
      options: ["It's new", 'Months now', 'It comes and goes'],
    },
  ],
}
