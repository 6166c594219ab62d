import type { Kind, Sayings } from './kind.ts'

/** Lines that are light, that turn the talk, or bring it to rest. */
export const passing: Record<
  Extract<Kind, 'glad' | 'laughing' | 'plan' | 'otherwise' | 'fine' | 'done' | 'answer'>,
  Sayings
> = {
  glad: {
    lines: [
      "Oh, good. That's worth stopping for.",
      'That made me want to hear it again. What a nice thing to bring.',
      "Lovely. Let's have that one for a bit longer.",
      "Well, that's a good bit, and you were there for it.",
      "I like that very much. It's a keeper.",
    ],
    quoting: [
      '“{said}”! I like that one.',
      'Let me have that again: “{said}”. What a good bit.',
      '“{said}” is going straight on the list of good things.',
      "Oh, “{said}”. That's worth being awake for.",
    ],
    questions: [
      {
        ask: 'What was the best second of it?',
        met: ["That's the one to keep.", "I'd have liked to see that."],
      },
      {
        ask: 'Who have you told?',
        met: ['News like that wants telling.', "Good. And now I've had my turn."],
      },
      {
        ask: 'How did it feel?',
        met: ['Then hang on to that for a bit.', "That's a good feeling to come back to on a worse day."],
      },
    ],
  },
  laughing: {
    lines: [
      'Ha. That one was worth telling.',
      "Okay, that's funny, even at this distance.",
      'That one deserves a laugh, and a witness.',
    ],
    quoting: ['Ha. “{said}” will do me nicely.', 'Okay, “{said}” is funny. I hope somebody writes it down.'],
    questions: [
      { ask: 'What came after that?', met: ['Of course it did.', 'It gets better with every line.'] },
    ],
  },
  plan: {
    lines: [
      'Good. One thing at a time.',
      "That's a next step, and it's yours.",
      "Righto. Let me know how it goes, or don't. Both are fine.",
      'I hope it goes the way you want it to.',
    ],
    quoting: [
      '“{said}”. I hope it goes the way you want it to.',
      "Good. “{said}” is a next step, and it's yours.",
    ],
    questions: [],
  },
  otherwise: {
    lines: [
      "You're allowed to change your mind mid-sentence.",
      'Thanks for the truer version.',
      'Okay, so the first answer was the polite one.',
      'It can be one thing and then the other. I can keep up.',
    ],
    quoting: ['“{said}”. Thanks for the truer version.'],
    questions: [
      {
        ask: "What's nearer the truth?",
        met: ['Thank you. The truer one is better company.', 'That has more of you in it. Good.'],
      },
      {
        ask: 'What would you say if you did not have to be polite?',
        met: ["Good. It's out, and nobody in here is offended.", 'Much better than polite.'],
      },
    ],
  },
  fine: {
    lines: [
      "Fine is a good place to be, or a good lid on a pot. I'll take it either way.",
      'Okay, good. You need no reason to be here.',
      'Nice and plain. We can chat about nothing, too.',
    ],
    quoting: [],
    questions: [
      {
        ask: 'Is it a real fine, or a fine for the neighbours?',
        met: ["Okay, I'll take it as you say it.", 'Good to know which. Both are allowed in.'],
      },
      {
        ask: 'What has been in your day?',
        met: ["That's a day with things in it. Thanks for the tour.", 'I like a plain report like that.'],
      },
    ],
  },
  done: {
    lines: [
      "That's enough. It's said, and it can stay said.",
      'Okay. Nothing has to come after that.',
      'Then we can leave it there. Thank you for telling me.',
    ],
    quoting: ["Then “{said}” is the whole of it, and that's enough."],
    questions: [],
  },
  answer: {
    lines: [
      "Right, I'm with you so far.",
      'Fair enough. You can add to it or leave it there.',
      "That's an answer, and I'll go by it.",
      'Okay. I see it a bit more clearly now.',
      'Then that stands, just as you put it.',
    ],
    quoting: ['“{said}”. Okay, that stands.', "Right, “{said}”. I'm with you so far."],
    questions: [],
  },
}
