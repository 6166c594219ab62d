import type { Kind, Sayings } from './kind.ts'
import { bodies } from './say-back-bodies.ts'
import { sorrows } from './say-back-sorrows.ts'

/** What is said to a line that may be grave, and what may be asked then: beside a card, since the question whether she is safe is one already. */
export interface Gentle {
  lines: readonly string[]
  questions: readonly string[]
}

const likewise = ({ lines, questions }: Sayings): Gentle => ({
  lines,
  questions: questions.map(({ ask }) => ask),
})

/**
 * What is said to a line that may be grave: beside the question whether she is safe, and beside a card. It explains nothing away and takes
 * nothing for granted, since the line may also be quite harmless; it has no joke, no bright side and no word of hers in it.
 */
export const gently: Partial<Record<Kind, Gentle>> & Record<'plain', Gentle> = {
  plain: {
    lines: [
      "I'm staying with what you wrote.",
      "I won't guess at what it means. I'd sooner hear it from you.",
      'You can go as slowly as you need.',
      "I'm not going to talk over it.",
      "You don't have to make it better than it is.",
      "I won't make it smaller than it is.",
      "I'm glad you wrote that down here.",
      'There is no wrong way to say it.',
      "You can stop and start. I'll keep up.",
      "I'm only an app, and I'm listening as well as an app can.",
      'It is written down now, and not only in your head.',
      'Say the next bit whenever it comes.',
      'None of that is too much for this page.',
      'You choose how much of it you tell.',
      'That can be said here, just like that.',
    ],
    questions: [
      'What is going on right now, where you are?',
      'Who is near you at the moment?',
      'What would you most like me to know about it?',
      'What would make the next hour a bit easier?',
      'And how are you, in the middle of it?',
    ],
  },
  worried: {
    lines: [
      'That fear is worth listening to.',
      "I won't tell you that it's nothing.",
      'You know what you have seen and heard. I trust that.',
      "Being scared is a lot to carry, and I'm glad you said it.",
    ],
    questions: [
      'What scares you most about it?',
      'Is it close right now, or further off?',
      'Who could you tell out loud?',
      'What do you do when it comes up?',
    ],
  },
  theirs: {
    lines: [
      'You were there, so you know it best.',
      "You're the one I'm listening to in this.",
      "I'm reading it from where you stand.",
    ],
    questions: [
      'How is it right now, where you are?',
      'What is that like for you?',
      'What do you need most just now?',
    ],
  },
  tears: {
    lines: [
      "You don't have to hold it together here.",
      'It can come out here, as loud as it likes.',
      "There's room for it. Nobody has to look fine on this page.",
    ],
    questions: ['What hurts the most just now?', 'What started it today?', 'Is anybody with you?'],
  },
  hurt: {
    lines: [
      'I believe that it hurts.',
      "You don't have to show me proof of it.",
      "I won't rush you past that.",
    ],
    questions: [
      'What hurts the most just now?',
      'What would be a bit of comfort?',
      'Who knows that it hurts?',
    ],
  },
  alone: {
    lines: [
      "I'm glad you turned here with it.",
      'Being by yourself with that is hard.',
      "I can't sit next to you. I can stay on this page.",
      'That is a lot to carry with no one beside you.',
    ],
    questions: [
      'Who would pick up, if you rang now?',
      'Who used to be easy to talk to?',
      'When is it at its loneliest?',
    ],
  },
  spent: {
    lines: [
      'Nothing has to be decided in this minute.',
      'You can be out of strength here.',
      "When there's nothing left, very small is enough.",
      "You've been holding on for a good while, I think.",
    ],
    questions: [
      'When did you last get some rest?',
      'What could be left undone today?',
      'Who could take over for an hour?',
    ],
  },
  low: {
    lines: [
      "You don't need a reason for it to count.",
      "It's allowed to be as dark as it is.",
      "I won't cheer you up. I'll keep you company with it.",
      'It matters that you told someone, even an app.',
    ],
    questions: [
      'How long has it been this heavy?',
      'What is it like at this minute?',
      'Who else knows how it is for you?',
    ],
  },
  blame: {
    lines: [
      "I'm not here to judge you.",
      'That is a hard thing to write, and you wrote it.',
      'You can say the worst of it here, and I will still be on this page.',
    ],
    questions: [
      'What is it like right now, where you are?',
      'What happened just before?',
      'Who could hear this from you, out loud?',
    ],
  },
  outburst: {
    lines: [
      'You said it straight, and that is a start.',
      'No gasp from this side. Only listening.',
      'That minute is over, and this is another one.',
    ],
    questions: [
      'How is everyone at this minute?',
      'What was going on just before?',
      'What would help before it builds up again?',
    ],
  },
  mourning: likewise(sorrows.mourning),
  ill: likewise(bodies.ill),
  sore: likewise(bodies.sore),
}

/**
 * Beside the question whether she is safe, where nothing of her line shows how she is: mostly it was asked without need, so these fit what
 * is harmless as well as what is not.
 */
export const besideTheQuestion: Gentle = {
  lines: [
    "I'm here, and I've read that.",
    'Thank you for telling me.',
    "I'm with you in this.",
    "I've read it, and I'm not going anywhere.",
    "I'm here, and I'm listening.",
    'Thank you. I can see it a bit better now.',
    "I'm listening. There's no hurry.",
    "That's read, and it stays here with me.",
    "I'm here for whatever comes next.",
    "I'm glad you told me that.",
    'You can say as much of it here as you like.',
    "I'm still here, reading every line.",
  ],
  questions: [],
}

/** She types no more than 'no' or 'not sure' while she is asked whether she is safe. */
export const perhapsNotSafe: readonly string[] = [
  "If that was about being safe, the buttons above bring up people for right now. If it was about something else, I'm listening.",
  'Was that about being safe? Then tap it above as well, and somebody who can help comes up. If not, tell me more.',
]

/** The cards of bodies: somebody is ill or hurt, has swallowed something, or a baby moves less before birth. */
type CardOfIllness = 'emergency-medical' | 'emergency-poison' | 'emergency-pregnancy'

/** While she is asked whether somebody is ill or hurt, and nothing on the shelf is what she tells of. */
export const ifSomebodyIsIll: Record<CardOfIllness, readonly string[]> = {
  'emergency-medical': [
    'If somebody is hurt or ill: hard to wake, struggling to breathe, blue or fitting is 000 now. For anything else a nurse answers at any hour, healthdirect on 1800 022 222. If nobody is, tell me what is going on.',
    'Is somebody hurt or ill? Hard to wake, blue, fitting or short of breath: 000. Not sure: healthdirect, 1800 022 222, day or night. And if that is not it, say on, I am listening.',
  ],
  'emergency-poison': [
    'If something was swallowed that should not be: Poisons, 13 11 26, at any hour, before anything else. Hard to wake, fitting or short of breath: 000. If nothing was, tell me what is going on.',
    'Did somebody swallow something? Poisons on 13 11 26 answers day and night; 000 for hard to wake, fitting or short of breath. If that is not it, say on, I am listening.',
  ],
  'emergency-pregnancy': [
    'If baby moves less, or not as always: your maternity unit, now and at any hour. Bleeding or strong pain: 000. If that is not it, tell me what is going on.',
    'Is baby quieter than always in there? Your maternity unit wants that call at once, day or night. If that is not it, say on, I am listening.',
  ],
}

/** The same after what met her line. */
export const whomToRing: Record<CardOfIllness, string> = {
  'emergency-medical':
    'If somebody there is hurt, hard to wake or short of breath: 000 now. Not sure: a nurse, at any hour, on 1800 022 222.',
  'emergency-poison':
    'If something was swallowed that should not be: Poisons, 13 11 26, at any hour, before anything else.',
  'emergency-pregnancy':
    'If baby moves less, or not as always: your maternity unit now, at any hour. Bleeding or strong pain: 000.',
}

/** She says, beside a card, that what it is for is over. */
export const nowOver: Gentle = {
  lines: [
    "Good. I'm glad to read that.",
    'A bit of quiet, then. If it changes, the numbers above are still there.',
    'Good to know. The card can stay where it is for now.',
    'Then that part is over. You can take your time now.',
  ],
  questions: [
    "How are you, now that it's quieter?",
    'What do you need first, after all that?',
    'What would help you come down from it?',
    'Who could be with you for a while?',
  ],
}

/** She says that she is safe, in answer to the question that asked it. */
export const saidSafe: Gentle = {
  lines: [
    'Good to know, thanks. Go on where you were, if you like.',
    "Thanks for telling me. I won't ask that again unless you tell me something new.",
    'Okay, good. That one is answered, and we can get back to what you came for.',
  ],
  questions: [],
}

/** She wonders why she is asked whether she is safe. */
export const whyAsked: Gentle = {
  lines: [
    "Because some words can mean two things, and I can't tell which from here. I would sooner ask once too often. Tap “I'm safe” and I'll leave it.",
    "I'm a machine reading words, so at times I ask when there was no need. Tap “I'm safe” and that question is done.",
    'It is no judgement of you. Something in the words might have meant danger, so I asked.',
  ],
  questions: [],
}

/** She says that there was no cause to ask, or for a card, and goes on: before what answers the rest of her line. */
export const askedInVain: readonly string[] = [
  'Sorry, there was no cause to ask. A word of yours can sound like danger to me.',
  "Fair, I asked for nothing. I'd sooner ask once too often.",
  "You're right, and I'm sorry. I only read words, and I misread some.",
  "Sorry about that. It's meant for worse nights than this one.",
  'Point taken, that question had no place there.',
]
