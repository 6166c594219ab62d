import type { Kind, Sayings } from './kind.ts'

/** Lines that say what goes on around her. */
export const happenings: Record<
  Extract<
    Kind,
    | 'told'
    | 'noise'
    | 'awake'
    | 'ill'
    | 'sore'
    | 'money'
    | 'tried'
    | 'hers'
    | 'theirs'
    | 'age'
    | 'count'
    | 'long'
    | 'plain'
  >,
  Sayings
> = {
  told: {
    lines: [
      "I only have your side of it, and your side is the one I'm here for.",
      "You heard how it was said, so you'd know.",
      'Thanks for telling me the words. They count.',
      "Whatever was meant by it, you're the one who heard it.",
    ],
    quoting: [
      '“{said}”. I can see why you brought that here.',
      "So that was “{said}”. You're the one who heard it.",
      "“{said}”. I'd think about that for a while too.",
    ],
    questions: [
      {
        ask: 'How did it land with you?',
        met: [
          "So that's what it did. That part doesn't hang on how it was meant.",
          "Right. How it lands is for you to say, and you've said it.",
        ],
      },
      {
        ask: 'What did you say to that, or wish you had?',
        met: [
          'Some answers only turn up hours later. It can be said in here.',
          "I'm keeping that next to what they said. It needed an answer.",
        ],
      },
    ],
  },
  noise: {
    lines: [
      'That sound goes right through a body.',
      "It's hard to think straight inside that noise.",
      'Crying fills a whole room, and then your head.',
    ],
    quoting: [
      '“{said}”. That sound goes right through a body.',
      '“{said}”. No wonder your shoulders are up.',
    ],
    questions: [
      {
        ask: 'Is it going on now, or is it quiet?',
        met: ["Right, now I know what you're sitting in.", 'Okay. Your ears need a minute, either way.'],
      },
      {
        ask: 'And how are you, in the middle of it?',
        met: ["Thank you. That's the part nobody asks about.", 'That counts as much as the noise does.'],
      },
    ],
  },
  awake: {
    lines: [
      'The night gets long in pieces like that.',
      "These are slow hours, and there isn't much company in them.",
      "Broken nights are a hard way to live, even when you're used to it.",
      'No one is at their best on sleep like that.',
    ],
    quoting: [
      '“{said}”. The night gets long in pieces like that.',
      '“{said}”, and here you are, still typing.',
      "Right, “{said}”. That's a hard sort of night.",
    ],
    questions: [
      {
        ask: 'Is it quiet now, or are you in the middle of it?',
        met: ['Okay, now I can picture it.', "Right. I'll keep it short, whichever it is."],
      },
      {
        ask: 'What have you got the energy for right now?',
        met: [
          "Then that's the size of it, and nothing more has to fit in.",
          "That'll do. The rest can wait.",
        ],
      },
      {
        ask: 'How are you holding up?',
        met: ['Thanks for the honest version.', "Fair. You needn't be doing any better than that."],
      },
    ],
  },
  ill: {
    lines: [
      "I can't judge that from here. If it worries you, a nurse answers at any hour: healthdirect, 1800 022 222.",
      'Keep an eye on it, and trust your own. If anything gets worse fast, 000.',
      'You know what usual looks like there, so a change from usual is worth a call.',
      'That makes for a long night. I can look for what to watch for, if you ask me.',
    ],
    quoting: [
      "“{said}”. I can't judge that from here, but a nurse can, at any hour: healthdirect, 1800 022 222.",
    ],
    questions: [
      {
        ask: 'How do they seem to you right now?',
        met: [
          "Go by what you see, more than by me. If you're not sure, a nurse answers at any hour: healthdirect, 1800 022 222.",
          "You see them and I don't. If that changes, ring healthdirect, any hour, 1800 022 222.",
        ],
      },
      {
        ask: 'What changed, and since when?',
        met: [
          "That's the first thing a nurse would want to hear: healthdirect, any hour, 1800 022 222.",
          'Say it in just those words to whoever you ring.',
        ],
      },
      {
        ask: 'Is there another grown-up near you?',
        met: [
          'Okay. A nurse on the phone makes one more: healthdirect, any hour, 1800 022 222.',
          'Right. You can put the phone on speaker and ask healthdirect, 1800 022 222.',
        ],
      },
    ],
  },
  sore: {
    lines: [
      'A body that hurts makes every other job bigger.',
      'That has to be wearing, on top of the rest.',
      "You're the one living in it, so I believe you.",
      'Pain is tiring by itself, before anything else is asked of you.',
    ],
    quoting: [
      '“{said}”. That makes every other job bigger.',
      '“{said}” is no small thing to carry around all day.',
      "I have “{said}”. I can't judge a body from here, but I believe you.",
    ],
    questions: [
      {
        ask: 'How long has it been like that?',
        met: ["That's worth telling a GP, in just those words.", 'Okay. If it goes on, let somebody see it.'],
      },
      {
        ask: 'Is it getting better, worse, or staying put?',
        met: [
          "Good to know which way it's going. If it turns worse, a GP would want to see it.",
          "Right. You'd be the first to notice a change.",
        ],
      },
      {
        ask: 'Has anyone had a look at it?',
        met: [
          'Okay. If it goes on, a GP can look, for the first time or once more.',
          "Right. You're allowed to ask again, as often as it hurts.",
        ],
      },
      {
        ask: 'What makes it easier, even a little?',
        met: ["Then that's worth keeping up your sleeve.", 'A little easier still counts.'],
      },
    ],
  },
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
    lines: ["Right. So that's how it went.", "I'm glad you told me that, just as it was."],
    quoting: ['“{said}”. Right, I have that.'],
    questions: [
      {
        ask: 'How was that for you?',
        met: ["Thanks. That's the half that I couldn't see.", "So that's what it was like from the inside."],
      },
    ],
  },
  theirs: {
    lines: [
      'Okay, that tells me how it is over there.',
      'Thanks, I can follow that.',
      "I see it from where you stand, and that's the side I'm on.",
    ],
    quoting: ['“{said}”. Okay, I can follow that.'],
    questions: [
      {
        ask: "What's that like for you?",
        met: [
          "So that's your side of it. It counts just as much.",
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
      "There's a lot in that, and I've read all of it.",
      "That's several things at once, and each of them counts.",
      'I can see why you wanted to get that out.',
      'I read that twice, so as not to miss any of it.',
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
      "You wrote “{said}”, and I'm not going to skip past it.",
    ],
    questions: [
      {
        ask: "What's that been like for you?",
        met: ['Thanks. Now I have your side of it as well.', "That's what I wanted to know. It counts."],
      },
    ],
  },
}
