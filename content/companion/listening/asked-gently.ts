import type { Gentle } from './gently.ts'
import type { PlainQuestion } from './plain-questions.ts'

/** She asks what neither the shelf nor the library answers. */
export const gentlyAsked: Gentle = {
  lines: [
    "I can't know that from here, and I won't make up an answer.",
    'A person could weigh that with you better than I can: somebody you trust, or a line that answers at any hour.',
    "That needs more than an app. I'd take that very question to a person.",
    "I don't have the answer. I can keep you company with the question.",
  ],
  questions: [],
}

/** What is said there to a question that is just asked of whoever is there: true whether or not there is danger in it, so it calls nothing right or harmless. */
export const answeredGently: Partial<Record<PlainQuestion, readonly string[]>> = {
  'may-i': ['Yes. Go ahead.', 'Of course. Say it as it comes.'],
  'should-i': [
    "I can't call that one for you, but I'd like to think it over with you. What pulls you each way?",
    "That's yours to call, and it needn't be tonight. What would you hope comes of it?",
    "I only see a corner of it. Weigh it out loud here, if you like: what speaks for it, what doesn't?",
  ],
  'what-do-you-think': [
    'I only see a corner of it. What do you think yourself, underneath?',
    "You know the people in it, and I don't. What's your own sense of it?",
  ],
  'their-mind': [
    "I can't see into anybody's head. What have you seen that makes you wonder?",
    "That's theirs to answer, and I can't see it from here. What would you like it to be?",
  ],
  'is-it-silly': [
    "I won't give it a name. You can say it here, just as it is.",
    'No marks from me. It can be said as it comes.',
  ],
  'am-i-bad': ["No verdict from me. I'm glad you asked it out loud, and not only in your head."],
  'is-it-normal': [
    "I can't say what is normal from here. About a body or a baby a nurse can: healthdirect, at any hour, 1800 022 222. About how you feel, you're not the only one to ask.",
  ],
  'is-it-just-me': ["I'd bet a lot that you're not the only one typing that right now."],
  'how-long': [
    "I can't say how long, and I won't make up a date. How long has it been so far?",
    'I have no date for it. What has it been like up to now?',
  ],
  'will-it': [
    "I can't see ahead, and I won't promise what isn't mine. It's hard to have to wait and see.",
    "Nobody can tell you that for sure, and I can't. What do you hope for?",
  ],
  'what-if': [
    "That question has teeth. I can't promise how it goes, and I can stay with you while you ask it.",
  ],
  why: ["I wish I knew why. I'd only be guessing, and it's a fair thing to ask."],
}

/** The same beside a card, whose people can say. */
export const askedBesideCard: Gentle = {
  lines: [
    'The people on the card can tell you that, and I can not. Read them that very question.',
    "That one is for somebody who can hear you. They'll want to know just that.",
    "I won't guess at that, it matters too much. Ask it on the first number above.",
    "Keep that question for whoever picks up. They know, and I don't.",
  ],
  questions: [],
}
