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
      'Some words get under the skin and stay there.',
      'Words like that have a way of coming back at night.',
      "I only have your side of it, and your side is the one I'm here for.",
      'That one would stay with me too, if things stayed with me.',
      "Whatever was meant by it, you're the one it landed on.",
    ],
    quoting: [
      '“{said}”. That would stay with a person.',
      'I can see “{said}” going round and round.',
      "So that was “{said}”. Whatever was meant, you're the one it landed on.",
      '“{said}”, and then you have to go on with your day.',
    ],
    questions: [
      'What did you say to that, or wish you had?',
      'How did it land with you?',
      'What would you like to have heard in its place?',
      'Is that new, or has it come up before?',
      'What was going on just before it?',
    ],
  },
  noise: {
    lines: [
      'That sound goes right through a body.',
      "It's hard to think straight inside that noise.",
      'Crying takes over a whole room, and then your head.',
      'You were there with it, and that counts, even when nothing seems to work.',
    ],
    quoting: [
      '“{said}”. That sound goes right through a body.',
      'I have “{said}”. No wonder your shoulders are up.',
    ],
    questions: [
      'Is it going on now, or is it quiet?',
      'What happens in you when it starts?',
      'Is there a time of day for it?',
      'Has anyone been able to swap with you?',
    ],
  },
  awake: {
    lines: [
      'Up again. The night gets long in pieces like that.',
      "These are slow hours, and there isn't much company in them.",
      "Broken nights are a hard way to live, even when you're used to it.",
      'No one is at their best at this end of a night.',
      'Sleep that comes in scraps hardly counts as sleep.',
    ],
    quoting: [
      '“{said}”. The night gets long in pieces like that.',
      '“{said}”, and here you are, still upright.',
      'I read “{said}” and winced a little, as far as I can.',
      "Right, “{said}”. That's no kind of night.",
    ],
    questions: [
      'Is it quiet now, or are you in the middle of it?',
      'How long has it been like this?',
      "What's the night usually like?",
      'Is there any chance of a nap tomorrow?',
      'What have you got the energy for right now?',
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
      'Money worries sit down at every meal.',
      "It's the kind of thing that does its maths at three in the morning.",
      "That's a real squeeze, and no lack of effort on your side.",
    ],
    quoting: [
      "“{said}”. The sums aren't being kind to you.",
      'I can see “{said}” keeping a person up with a calculator.',
    ],
    questions: [
      'What gets squeezed first?',
      "Is it all of it, or one bill that's the worst?",
      'Who knows how tight it is?',
      'When does the next bit fall due?',
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
      'Did any of it help, even for five minutes?',
      'Which part is the worst of it?',
      'Would you like another idea, or just some company?',
      'What was different on the least bad day?',
    ],
  },
  hers: {
    lines: [
      'You did that on top of everything else today.',
      'That took something, even if nobody saw it.',
      'You got through that bit, one way or another.',
      "I'm glad you said what it was like, not just that it happened.",
    ],
    quoting: [
      '“{said}”, on top of everything else.',
      'You say “{said}” as if it were nothing. It took something.',
      "“{said}”. I'd like to hear how that went.",
    ],
    questions: [
      'How did that go for you?',
      'How did you feel afterwards?',
      'What happened next?',
      'Did anyone notice?',
      'What would have made it easier?',
    ],
  },
  theirs: {
    lines: [
      'Okay, that tells me how it is with them.',
      'Thanks, I can follow that.',
      "I only have your side, and that's the one I want to hear.",
      "And you're the one who lives with it.",
    ],
    quoting: ["“{said}”. And you're the one who lives with it.", '“{said}”. Okay, I can follow that.'],
    questions: [
      "What's that like for you?",
      'What do you do when that happens?',
      'What would you like them to do instead?',
      'How long has that been going on?',
      'Do they know what it does to you?',
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
      'What are they like on a good day?',
      "What's the hardest bit of that age for you?",
      'And how are you with it all?',
    ],
  },
  count: {
    lines: [
      'Okay, that gives me the size of it.',
      'Right, now I know where we are.',
      'Thanks, that helps.',
      "That's longer than it looks on paper.",
    ],
    quoting: ['“{said}”. Okay, now I know where we are.', '“{said}”. Right, that gives me the size of it.'],
    questions: [
      'And how are you with it?',
      "What's it like day to day?",
      'Is it getting better, worse or staying put?',
      'What part of it is the longest?',
    ],
  },
  long: {
    lines: [
      "There's a lot in that, and I've read all of it.",
      "That's several things at once, and each of them counts.",
      'No wonder you wanted to get that out.',
      "That's a whole day in a few lines. I've read it twice.",
    ],
    quoting: [
      "There's a lot in that. The bit I'd start with is “{said}”.",
      "I've read all of it. “{said}” is the part that stands out to me.",
      'Out of all that, “{said}” looks like the heavy bit.',
    ],
    questions: [
      'Which part of it is the heaviest right now?',
      'If one bit of that could be sorted tomorrow, which one?',
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
      'Right, that belongs in it too.',
    ],
    quoting: [
      '“{said}”. Say a bit more about that, if you like.',
      'So it comes down to “{said}”.',
      "Let's stay with “{said}” for a minute.",
      "“{said}”. Okay, I'm with you.",
    ],
    questions: [
      'What happened then?',
      'How do you feel about it?',
      "What's the hardest part of that?",
      'What do you make of it?',
      'What would help with that, if anything could?',
    ],
  },
}
