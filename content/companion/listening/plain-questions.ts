import type { OpenQuestion } from './kind.ts'

/** What she asks that no shelf answers: plain things, asked of whoever is there. */
export type PlainQuestion =
  | 'may-i'
  | 'their-mind'
  | 'is-it-normal'
  | 'is-it-just-me'
  | 'is-it-silly'
  | 'am-i-bad'
  | 'should-i'
  | 'is-it-serious'
  | 'why'
  | 'what-if'
  | 'how-long'
  | 'tell-me'
  | 'what-do-you-think'
  | 'will-it'
  | 'any'

/** What is said to such a question, and what is asked back. */
export const plainQuestions: Record<
  Exclude<PlainQuestion, 'any'>,
  { lines: readonly string[]; questions: readonly OpenQuestion[] }
> = {
  'may-i': {
    lines: [
      'Yes. Go ahead.',
      "Of course. I'm all ears, for something with no ears.",
      'Any time. Out with it.',
    ],
    questions: [],
  },
  'their-mind': {
    lines: [
      "I can't see into anybody's head, so I won't say yes or no. Only they could tell you.",
      "I'd be guessing about someone I have never met. You know how they are on other days.",
      "That's theirs to answer, and I can't see it from here.",
      "I don't know. What people think and what it looks like at home aren't always the same.",
    ],
    questions: [
      {
        ask: 'What have you seen that makes you wonder?',
        met: [
          'I can see why that would make you wonder.',
          "That's something to go on, and it's not proof of anything yet.",
        ],
      },
      {
        ask: 'What do you think yourself, on a better day?',
        met: ["I'd trust the better day's answer.", 'Then let the better day have the vote.'],
      },
    ],
  },
  'is-it-normal': {
    lines: [
      "I can't say what is normal from here. If it's about how you feel, it comes up a lot. If it's about somebody's health, a nurse can say at any hour: healthdirect, 1800 022 222.",
      "Normal covers a lot, and I can't measure it. Somebody's health a nurse could weigh, at any hour, on 1800 022 222; of a feeling plenty of people ask just that.",
      "I don't know that for yours. A feeling needs no stamp. If it's health that worries you, that's worth a call: healthdirect, 1800 022 222, day or night.",
    ],
    questions: [
      {
        ask: 'Is it new, or has it been so for a while?',
        met: [
          'A nurse would ask you that as well: healthdirect, any hour, 1800 022 222.',
          "That's worth saying first, if you ring anyone about it.",
        ],
      },
    ],
  },
  'is-it-just-me': {
    lines: [
      "I'd bet a lot that you're not the only one typing that right now.",
      'It comes up far more than people say out loud.',
      'You would be in good company with it, even if no one admits it at the gate.',
    ],
    questions: [],
  },
  'is-it-silly': {
    lines: [
      "Not to me. It matters to you, and that's reason enough.",
      "I don't think so, for what the word of a small guide is worth.",
      'No. And if it were, you could still have it.',
      "It doesn't read that way from here.",
    ],
    questions: [],
  },
  'am-i-bad': {
    lines: [
      'No verdict from me. What I see is somebody who cares enough to ask.',
      "I can't mark you, and I'd not want to. Asking that's a sign of minding.",
      "People who don't care never ask that.",
    ],
    questions: [
      {
        ask: 'What happened that put the question there?',
        met: [
          "That would put it there. It still isn't a verdict.",
          "I see what happened. I don't see a bad person in it.",
        ],
      },
    ],
  },
  'should-i': {
    lines: [
      'That one is yours to call, and I see only a corner of it.',
      "I can't decide it for you, but I can think it over with you.",
      "I don't know the people in it, so I won't push you either way. Somebody who knows you both would see more.",
      "There's no rule for that on my shelf, so your own sense counts for more than mine.",
    ],
    questions: [
      {
        ask: 'If you had to choose right now, which way would you lean?',
        met: [
          "Then that's how you lean. You can sleep on it and see if it still does.",
          'All right. Your own lean counts for more than mine.',
        ],
      },
      {
        ask: 'What would you be most sorry about, if you did not?',
        met: ["That's worth some weight, then.", 'Then you know what matters to you in it.'],
      },
    ],
  },
  'is-it-serious': {
    lines: [
      "I can't judge that from here. A nurse can, at any hour: healthdirect, 1800 022 222. If it's an emergency, 000.",
      'That needs somebody who can ask you things back: a nurse at healthdirect, day or night, 1800 022 222. For danger, 000.',
    ],
    questions: [
      {
        ask: 'What do you notice that worries you?',
        met: [
          'Tell a nurse just that: healthdirect, any hour, 1800 022 222.',
          "That's enough of a reason to ring healthdirect, 1800 022 222. They'd sooner hear it.",
        ],
      },
    ],
  },
  why: {
    lines: [
      "I wish I knew why. I'd only be guessing.",
      "I don't have the why. It's a fair thing to ask, though.",
      "That's a why with no easy answer, and I won't make one up.",
    ],
    questions: [
      {
        ask: "What's your own guess?",
        met: ['That may well be it.', "It's a fair guess, and better than mine."],
      },
    ],
  },
  'what-if': {
    lines: [
      "A 'what if' is loud, and it hasn't happened.",
      'That question has teeth. No wonder it keeps coming back.',
      "I can't promise how it goes. I can keep you company with the question.",
    ],
    questions: [
      {
        ask: 'What do you think is likeliest?',
        met: ['Likeliest is worth more than loudest.', "Then I'd put my coin on that one, too."],
      },
      {
        ask: 'What would you do then, if it did?',
        met: ["So there's a plan, even for that.", "Then you'd not be standing there with nothing."],
      },
    ],
  },
  'how-long': {
    lines: [
      "I can't say how long. It does shift, and mostly not on the day you expect.",
      "I have no date for it, and I'll not make one up.",
    ],
    questions: [
      {
        ask: 'How long has it been so far?',
        met: ["That's how long you've been at it already.", 'Okay. Nobody could say that you gave up early.'],
      },
    ],
  },
  'tell-me': {
    lines: [
      "Here's one: a wombat's poo comes out as cubes. No one told it that was odd.",
      'Sea otters hold paws while they sleep, so that nobody drifts off.',
      'A magpie can know a face for years. Somewhere a bird has an opinion of you.',
      "A banana is a berry, and a strawberry isn't. Make of that what you will.",
      'There are more than a million tiles on the Opera House. Somebody had to count.',
    ],
    questions: [],
  },
  'what-do-you-think': {
    lines: [
      'I only see a corner of it, so your own sense of it is worth more than mine.',
      "You know the people in it, and I don't. I'd go by what you've seen.",
      "I'm a small guide with no crystal ball. What you think of it counts for more.",
    ],
    questions: [
      {
        ask: 'What do you think, underneath?',
        met: ["Then that's what you think. It needs no vote of mine.", "I'd listen to that one."],
      },
      {
        ask: 'What would a good friend of yours say?',
        met: ["I'd side with your friend.", 'Then you have a good friend in your head, at least.'],
      },
    ],
  },
  'will-it': {
    lines: [
      "I can't see ahead, and I won't make you a promise that isn't mine.",
      "Nobody can tell you that for sure, and I certainly can't.",
      "I don't know how it goes from here. It's a hard thing to have to wait and see.",
    ],
    questions: [
      {
        ask: 'What do you hope for?',
        met: ['I hope so too, as far as an app can.', "That's a good thing to hope for."],
      },
      {
        ask: 'Who has been through it and could tell you?',
        met: ["They'd know more than my shelf does.", 'A few words from there are worth a lot.'],
      },
    ],
  },
}

/** The same to whether she should do something, in her words. */
export const shouldIDo: readonly string[] = [
  "Whether to {do}: I can't call that one for you, but I'd think it over with you.",
  "I don't know the people in it, so I can't tell you whether to {do}. You can weigh it out loud here.",
  "Whether to {do} is yours to call, and it needn't be settled tonight.",
]

/** Beside what she tells, where the shelf has an answer for it; the answer is a button. */
export const offerFact: readonly string[] = [
  'My shelf has this, if you want it:',
  'In case it helps, I can read you this one:',
  'There is an answer for that on my shelf. No need to take it:',
  'If it would help to know more, tap this:',
]

/** She asks of the answer that she has just had whether it holds for hers. */
export const factForHers: readonly string[] = [
  "I can't say yes or no for yours from here. What I know is just above, and the first number there can weigh it with you.",
  'That is as much as my shelf holds. Whoever comes first on that list can say yes or no to yours.',
]

/** The shelf has no answer that is surely for what she asks; before the nearest one, which is for `{question}` */
export const nearestIs: readonly string[] = [
  'The nearest I have is for ‘{question}’',
  'I may not have just that. Nearest on my shelf is ‘{question}’',
  'This is for ‘{question}’, which is as near as I come.',
]

/** She asks on about the answer that she has just had: before the sentence of it that comes closest, and after it; `{who}` can say. */
export const closestIs: readonly string[] = [
  'What comes closest on my shelf:',
  'This is the part of it that fits best:',
  'From the same answer:',
]
export const whoCanWeigh: readonly string[] = [
  'For a yes or no on yours: {who}.',
  'I cannot weigh yours from here, but {who} can.',
  'To be sure of yours, ask {who}.',
]

/** She weighs what the shelf has told her: who to ring, and when, follows once more. */
export const whomAgain: readonly string[] = [
  'What I told you still goes. Who to ring, and when:',
  'That hasn’t changed. These are the ones to ring, and when:',
  'I can’t tell from here; they can. Who to ring, and when:',
  'The same as before, and it’s never wrong to ring:',
]

/** The shelf has no more on what it has just answered, and these know. */
export const theyKnow: readonly string[] = [
  'That part isn’t on my shelf. The same people can tell you:',
  'I don’t have that one. These do, and they won’t mind you asking:',
  'That’s where my shelf ends. From here it’s one of these:',
]

/** She asks again what the shelf has answered in this chat. */
export const factAgain: readonly string[] = [
  "What I have on that is in the answer above. If it leaves yours out, the first number under it can tell you, and it's fine to ring.",
  'My shelf says no more on it than it did above. A nurse at healthdirect can go further, at any hour: 1800 022 222.',
  "That's all I have on it. A pharmacist or your child health nurse will know the rest.",
]
