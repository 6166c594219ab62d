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
      'How did it land with you?',
      'What did you make of it?',
      'What did you say to that, or wish you had?',
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
    questions: ['Is it going on now, or is it quiet?', 'And how are you, in the middle of it?'],
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
      'Is it quiet now, or are you in the middle of it?',
      'What have you got the energy for right now?',
      'How are you holding up?',
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
      'How do they seem to you right now?',
      'What changed, and since when?',
      'Is there another grown-up near you?',
      'What would you like to know about it?',
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
      'How long has it been like that?',
      'Is it getting better, worse, or staying put?',
      'Has anyone had a look at it?',
      'What makes it easier, even a little?',
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
    questions: ["Is it all of it, or one bill that's the worst?", 'What would take a bit of the weight off?'],
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
      'Did any of it help, even for five minutes?',
      'Which part is the worst of it?',
      'Would you like another idea, or just some company?',
      'What was different on the least bad day?',
    ],
  },
  hers: {
    lines: ["Right. So that's how it went.", "I'm glad you told me that, just as it was."],
    quoting: ['“{said}”. Right, I have that.'],
    questions: ['How was that for you?'],
  },
  theirs: {
    lines: [
      'Okay, that tells me how it is over there.',
      'Thanks, I can follow that.',
      "I see it from where you stand, and that's the side I'm on.",
    ],
    quoting: ['“{said}”. Okay, I can follow that.'],
    questions: ["What's that like for you?"],
  },
  age: {
    lines: [
      "Okay, now I know who we're talking about.",
      'Right, that age. It keeps a person busy.',
      'Good to know, thanks.',
    ],
    quoting: ["“{said}”. Okay, now I know who we're talking about."],
    questions: ["What's it been like lately?", 'And how are you with it all?'],
  },
  count: {
    lines: [
      'Okay, that gives me the size of it.',
      'Right, now I know where we are.',
      'Thanks, I have that now.',
    ],
    quoting: ['“{said}”. Okay, now I know where we are.', '“{said}”. Right, that gives me the size of it.'],
    questions: ['And how are you with it?', "What's it like day to day?"],
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
      'Which part of it is on your mind the most?',
      'And how are you, after all that?',
      'Where would you like to start?',
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
    questions: ["What's that been like for you?"],
  },
}
