import type { Kind, Sayings } from './kind.ts'

/** Lines about bodies: hers, or one that she looks after. */
export const bodies: Record<Extract<Kind, 'noise' | 'awake' | 'ill' | 'sore'>, Sayings> = {
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
}
