import type { Kind, Sayings } from './kind.ts'

/** Other lines that say what goes on around her. */
export const happenings: Record<
  Extract<Kind, 'money' | 'tried' | 'hers' | 'theirs' | 'age' | 'count' | 'long' | 'plain'>,
  Sayings
> = {
  money: {
    lines: [
      "That sum doesn't care how hard you work, which is the mean part.",
      'Money has a way of sitting down at every meal.',
      "It's the kind of thing that does its maths at three in the morning.",
    ],
    quoting: [
      "“{said}”. The sums aren't being kind to you.",
      'I can see “{said}” keeping a person up with a calculator.',
    ],
    questions: [
      {
        ask: "Is it all of it, or one bill that's the worst?",
        met: ["Right. So that's the one that does its sums at night.", "Then that's where it pinches."],
      },
      {
        ask: 'What would take a bit of the weight off?',
        met: [
          'That would let you breathe a bit, I can see that.',
          "It's no big wish, and it would change the week.",
        ],
      },
    ],
  },
  tried: {
    lines: [
      "You've been through the whole list, then. I won't read it to you again.",
      "Fair enough. You've done the trying already.",
      "That's a lot of trying for not much back.",
      "Then I won't tell you to do it all over again.",
    ],
    quoting: [
      "“{said}”. You've done the trying already, so no list from me.",
      'After “{said}” the last thing you need is the same tips again.',
    ],
    questions: [
      {
        ask: 'Did any of it help, even for five minutes?',
        met: [
          'Okay. Then you know more about this one than any list does.',
          'Thanks. That saves me from telling you again.',
        ],
      },
      {
        ask: 'Which part is the worst of it?',
        met: ["That's the part I'd want gone, too.", "Right, then that's the bit that wears you down."],
      },
      {
        ask: 'What was different on the least bad day?',
        met: ["That's worth keeping in a back pocket.", 'A least bad day is still a clue.'],
      },
    ],
  },
  hers: {
    lines: ["Right, I'm with you.", "I'm glad you told me that, just as it is."],
    quoting: ['“{said}”. Right, I have that.'],
    questions: [
      {
        ask: 'How was that for you?',
        met: ["Thanks. That's the half that I couldn't see.", "So that's what it was like from the inside."],
      },
    ],
  },
  theirs: {
    lines: ['Okay, I can picture that.'],
    quoting: ['“{said}”. Okay, I can follow that.'],
    questions: [
      {
        ask: "What's that like for you?",
        met: [
          "So that's what it's like. Thanks for saying.",
          "Thanks for saying. It's easy to tell all of theirs and leave out yours.",
        ],
      },
    ],
  },
  age: {
    lines: [
      "Okay, now I know who we're talking about.",
      'Right, that age. It keeps a person busy.',
      'Good to know, thanks.',
    ],
    quoting: ["“{said}”. Okay, now I know who we're talking about."],
    questions: [
      {
        ask: "What's it been like lately?",
        met: ['That gives me a picture. Go on as you like.', "Okay. That's a real week you've got there."],
      },
      {
        ask: 'And how are you with it all?',
        met: [
          "I asked about you, and that's what I wanted to know. Thanks.",
          "Good that you said. You're in this picture, too.",
        ],
      },
    ],
  },
  count: {
    lines: [
      'Okay, that gives me the size of it.',
      'Right, now I know where we are.',
      'Thanks, I have that now.',
    ],
    quoting: ['“{said}”. Okay, now I know where we are.', '“{said}”. Right, that gives me the size of it.'],
    questions: [
      {
        ask: "What's it like day to day?",
        met: ["So that's what the days are made of.", 'That gives me a picture. Go on as you like.'],
      },
      {
        ask: 'And how are you with it?',
        met: [
          "I asked about you, and that's what I wanted to know. Thanks.",
          "Good that you said. You're in this picture, too.",
        ],
      },
    ],
  },
  long: {
    lines: [
      "I can picture that, near enough. I'm glad it got told.",
      'Thank you for telling it the way it went.',
      "I wouldn't have known any of that from outside.",
      'Told like that, I can nearly see it.',
    ],
    quoting: [
      "There's a lot in that. The bit I'd start with is “{said}”.",
      "I've read all of it. “{said}” is the part that stands out to me.",
      'Out of all that, I keep coming back to “{said}”.',
    ],
    questions: [
      {
        ask: 'Which part of it is on your mind the most?',
        met: [
          'Then we start there, and the rest can wait its turn.',
          "Right, that's the one with the loudest voice.",
        ],
      },
      {
        ask: 'And how are you, after all that?',
        met: [
          "That's a fair way to be, after all that.",
          "Thanks. After a page of everyone else, that's you.",
        ],
      },
      {
        ask: 'What is the bit you keep coming back to?',
        met: ['Then that bit goes first, and the rest can wait.', "I'd keep coming back to that, too."],
      },
      {
        ask: 'How does it sit with you now?',
        met: ['Thanks. It can sit there for now.', "That's worth knowing. Thank you for saying."],
      },
    ],
  },
  plain: {
    lines: [
      "Okay. I'm following you.",
      "Go on, as it comes. It needn't be tidy.",
      "I'm with you. Say a bit more if there's more.",
      "I'd rather hear it like that than tidied up.",
      "I've got that. No hurry for the next bit.",
      "That's clear to me. You tell it, I'll follow.",
      'I see. Keep going, or stop there, just as you like.',
      "You needn't explain it any better than that.",
      "I'm glad to know that.",
    ],
    quoting: [
      '“{said}”. Say a bit more about that, if you like.',
      "“{said}”. Okay, I'm with you.",
      '“{said}”. That can stand as you wrote it.',
    ],
    questions: [],
  },
}
