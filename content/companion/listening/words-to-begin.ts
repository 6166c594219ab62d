/** She wants help with a message: words to begin from, which she can copy. */
export const messageToBegin = {
  lines: [
    "Here's something to begin from. Change any word of it.",
    'Start from this, and make it sound like you.',
    'Perhaps like this. Swap in your own words.',
    'Words to start with, if you like. Cut whatever is not you.',
  ],
  plain:
    'Hi! I wanted to say [what I want to say]. [Why, in a few words.] Let me know what you think. Thank you.',
  first:
    'Hi. I know you mean well, and I want to be straight with you. When [what happens], I feel [how it is for me]. What would help is [what I need]. Can we try that?',
  kind: 'Hi. I know you have a lot on as well. One small thing would make it easier for me: [what I need]. It would mean a lot. Thank you.',
  firm: 'Hi. I have thought about how to say this kindly. From now on I need [what I need]. I am not cross, and I will stick to it. Thanks for helping me with that.',
  hello:
    'Hi, you were on my mind tonight. I miss you. No need to answer straight away. How are things with you?',
  request:
    'Hello. I have something to ask, and I will keep it short. I need [what I need], because [why]. Could that work from [when]? If not, what could? Thanks for your time.',
  toChild:
    "I can see this is hard for you, and I'm on your side. You don't have to fix it tonight. Do you want me to listen, or help you think?",
  sorryToChild:
    "I was very loud before, and that can be scary. It was not your fault. I'm sorry, and I love you. Shall we have a cuddle?",
  ask: ['How does that sit with you?', 'Which part would you change first?'],
  options: ['Kinder', 'Firmer', 'It will do'],
} as const

/** No message is surely about hers: she says what it is to tell, takes one that comes near, or a frame to fill in. */
export const whatToSay = {
  orOneOf: [
    "Is it one of these? If not, tell me what it should say, the way you'd say it to me. I'll make it a message.",
    "I have words for what's below. For anything else, tell me what they should know, and I'll put it as a message.",
    "One of these may be near. If it isn't, say what it's to tell, in your own words. I'll tidy it.",
  ],
  lines: [
    "Tell me what it should say, the way you'd say it to me. I'll make it a message.",
    "What do you want them to know, or to do? Say it as it comes, and I'll put it as a message.",
    "Say what it's to tell, in your own words. I'll tidy it into a message.",
  ],
  frame: 'Just something to fill in',
} as const

/** She wants no message or list any more. */
export const wordsDropped = ['All right, we leave it.', 'Fine by me. It can wait.'] as const

/** She has said herself what the message is to say. */
export const inHerWords = {
  lines: [
    'Then it is nearly written. In your words:',
    'You have said it already. As a message:',
    'Those are the words. Like this, perhaps:',
  ],
  /** She has changed it. */
  changed: ['Changed:', 'Like this, then:', 'Now it reads:'],
  /** She would see it once more. */
  again: ['Here it is again:', 'This is what you have:'],
  /** She wants something changed, and it is not clear what. */
  canChange: [
    "I can make it kinder, firmer or shorter, take a line out, or put one in. Which is it? Or say it anew: 'it should say ...'",
    "Tell me the line that goes, or the words that go in. Or begin with 'it should say', and I'll write just that.",
    "That changed nothing, so I've left it alone. Quote me the words to take out or put in, or say all of it anew.",
  ],
  /** It has no other way to say it in the tone that she asks for. */
  noOther: [
    "That's as far as I can turn it. From here any word is yours to change.",
    "I have no other way to put it. Change what doesn't sound like you.",
  ],
  /** What it could not turn to them without a doubt. */
  untouched: [
    "Here it is as you said it, only tidied. Where it talks about them, make it 'you'.",
    'Your words, with the spelling tidied. Change who it speaks to where you need.',
    "I've left it as you said it. Swap any 'she', 'he' or 'they' for 'you' where it's meant for them.",
  ],
  /** What she would have them do, what she would do, what she would have of them, and what she would know. */
  asks: {
    do: 'Could you {asked}, please?',
    may: 'Could I {asked}, please?',
    for: 'Could I ask for {asked}, please?',
    tell: 'Could you tell me {asked}?',
  },
  /** What stands around what she only told. */
  frame: { hi: 'Hi!', hello: 'Hello.', thankYou: 'Thank you.' },
  /** What a tone adds to her words, where they ask for something and where they do not. */
  tones: {
    near: {
      kinder: { asks: 'It would mean a lot to me.', says: 'I mean it kindly.' },
      firmer: { asks: 'I need you to take this seriously.', says: 'I mean this.' },
    },
    formal: {
      kinder: { asks: 'I would be so glad of your help.', says: 'I hope that is all right with you.' },
      firmer: {
        asks: 'Please write back, so I know that you have this.',
        says: 'Please write back, so I know that you have this.',
      },
    },
    child: {
      kinder: { asks: 'You can ask me anything.', says: 'You can ask me anything.' },
      firmer: { asks: 'I mean it.', says: 'I mean it.' },
    },
  },
} as const
