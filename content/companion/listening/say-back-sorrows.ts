import type { Kind, Sayings } from './kind.ts'

/** Lines that say what weighs on her. */
export const sorrows: Record<
  Extract<Kind, 'mourning' | 'missing' | 'hurt' | 'tears' | 'alone' | 'low'>,
  Sayings
> = {
  mourning: {
    lines: [
      "I'm so sorry. You can say as much or as little as you like.",
      "I'm sorry. There's room for that here.",
      "Nothing I say will be big enough, so I'll just stay.",
      'That love has nowhere to go for a minute. It can come here.',
    ],
    quoting: ["“{said}”. I'll not rush past that.", "You wrote “{said}”. I'm sorry, and I'm here."],
    questions: [
      {
        ask: 'Would you like to tell me about them?',
        met: ['Thank you for telling me that.', "I'm glad you said it here."],
      },
      { ask: 'What do you miss most?', met: ["Of course that's what you miss.", "I can see why it's that."] },
      {
        ask: 'Is there a name you would like to say here?',
        met: ["It's good to have that here. Thank you.", "Thank you. That's written here now."],
      },
      {
        ask: 'How is today with it?',
        met: ["Today needn't be any better than that.", "Then that's today. I'm staying."],
      },
    ],
  },
  missing: {
    lines: [
      "That's a real thing to want. It's not too much.",
      'I can hear the wish in it.',
      'Wanting that makes sense, even if nobody can hand it to you tonight.',
    ],
    quoting: [
      "“{said}”. That's a fair thing to want.",
      "I'd like to hear more about “{said}”.",
      '“{said}” has a whole story behind it, I think.',
    ],
    questions: [
      {
        ask: 'What would it be like, if you had it for a day?',
        met: ['I can see it from here. No wonder you want it.', 'That would be a good day.'],
      },
      {
        ask: 'What would be different then?',
        met: ["Then it's a fair thing to want.", "That's no small difference."],
      },
    ],
  },
  hurt: {
    lines: [
      'That went in. I can see why it hurt.',
      "You don't have to shrug it off here.",
      'That would hurt, however it was meant.',
    ],
    quoting: ['“{said}”. That went in, and I can see why.', '“{said}” is no small thing to have felt.'],
    questions: [
      {
        ask: 'Where does it sting the most?',
        met: [
          "That's the spot, then. No wonder you can't shrug it off.",
          'Of all of it, that. I can see why.',
        ],
      },
      {
        ask: 'What would have helped just then?',
        met: ["It wasn't a lot to hope for.", 'You could have done with just that.'],
      },
    ],
  },
  tears: {
    lines: [
      'Crying is allowed here. No one will tell you to stop.',
      'Tears are a fair answer to some days.',
      'Then it had to come out somewhere.',
      "You don't have to be finished crying to talk here.",
    ],
    quoting: [
      "You wrote “{said}”, and I'm not going to hurry you past it.",
      '“{said}”. It had to come out somewhere.',
    ],
    questions: [
      {
        ask: 'What set it off?',
        met: ['That would do it.', 'Then the tears had a reason, even if it looks small to somebody else.'],
      },
      {
        ask: 'How is it now?',
        met: ['Okay. It goes at its own pace.', "Then that's where it has got to. No rush."],
      },
    ],
  },
  alone: {
    lines: [
      "That's a lonely spot to be in, and I'm glad you said so.",
      "I'm only an app, but somebody has heard that now.",
      'It makes sense to want one person who knows.',
    ],
    quoting: [
      "“{said}”. I'm glad you told somebody, even if it's only me.",
      "I'm staying with “{said}”. It's a lot of quiet to sit in.",
    ],
    questions: [
      {
        ask: 'When do you notice it most?',
        met: ["That's when it would be loudest.", "Then that's the hour to drop in here, if you like."],
      },
      {
        ask: 'What kind of company would be right, just now?',
        met: ["I'd wish you just that.", "It's not too much to ask of a day."],
      },
    ],
  },
  low: {
    lines: [
      "Thank you for trusting me with it. You don't have to brighten it up for me.",
      "Some days have no colour in them, and it's hard to say why.",
      "I'm here, and there's no rush to say it well.",
      "There doesn't need to be a reason for it to count.",
      'You can be exactly as you are in this chat. No face needed.',
      'Small words are fine. So is one word and a full stop.',
      "It matters that you said it. I'll stay with it as long as you like.",
    ],
    quoting: [],
    questions: [
      {
        ask: "What's it like today?",
        met: ['Thanks for telling me as it is.', "Okay. It doesn't have to be more than that today."],
      },
      {
        ask: 'How long has it felt this way?',
        met: [
          'A GP would want to know just that, and so would PANDA, on 1300 726 306.',
          "Thanks. It's a good thing to tell a GP, in those words.",
        ],
      },
      {
        ask: 'When is it at its heaviest?',
        met: ["Then that's the time to go gently on yourself.", "Okay. I'm here at that hour, too."],
      },
      {
        ask: 'What is one thing that was in your day, good or bad?',
        met: ["Thanks. That's a real bit of a day.", "I'm glad to have that one from you."],
      },
    ],
  },
}
