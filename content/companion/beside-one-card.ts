import type { CardId } from '#contract/safety.ts'
import type { CompanionEntry } from './entry.ts'

const medical: CompanionEntry = {
  id: 'beside-medical',
  topic: 'health-worry',
  cues: ['getting worse', 'it is getting worse'],
  ack: [
    '000 is the call for this. They guide you from the first second.',
    'Tell 000 just what you told me. They know the next step.',
  ],
  steps: ['Say where you are first, then what has happened.', 'Follow what they say, a step at a time.'],
  alternateSteps: [
    'Keep the line open until help is in the room.',
    'Unlock the front door, if you can get there.',
  ],
  question: 'What is happening right now?',
  options: ["I'm ringing", 'It is getting worse', 'It is a bit better'],
}

const poison: CompanionEntry = {
  id: 'beside-poison',
  topic: 'health-worry',
  cues: ['they seem fine', 'it is getting worse'],
  ack: [
    'Poisons on 13 11 26 is the call for this. Hard to wake, fitting or short of breath: 000.',
    'Tell Poisons just what you told me. They know the next step for it.',
  ],
  steps: ['Have the packet or bottle in your hand when you ring.', "Don't try to make them sick."],
  alternateSteps: ['Stay right beside them while you talk.', 'Do what they tell you, one thing at a time.'],
  question: 'How do they seem right now?',
  options: ["I'm ringing", 'It is getting worse', 'They seem fine'],
}

/** The baby she carries moves less. */
const pregnancy: CompanionEntry = {
  id: 'beside-pregnancy',
  topic: 'health-worry',
  cues: ['still not moving', 'it is getting worse'],
  ack: [
    'Your maternity unit is the call for this, now and at any hour. They check both of you.',
    'Tell them just what you told me. They ask for this very call.',
  ],
  steps: ['Ring the number on your pregnancy record.', 'Say how many weeks, and since when it is different.'],
  alternateSteps: ['Nobody picks up? Go straight in.', 'Bleeding, or in strong pain: 000.'],
  question: 'How is it right now?',
  options: ["I'm ringing", 'Still the same', 'There is a kick'],
}

/** A child is hurt, or may be at any moment. */
const baby: CompanionEntry = {
  id: 'beside-child-hurt',
  topic: 'rage',
  cues: [],
  ack: [
    'You said it, and that can keep everyone safe. Distance first, then a person.',
    'Nobody has to be alone with this minute. Distance first, then a call.',
  ],
  steps: [
    'Hurt, floppy or hard to wake: 000 first. If not, a little one on their back in the cot, and you in another room.',
    'Tell 000 what happened, or what you are afraid of.',
  ],
  alternateSteps: [
    'One more adult in the house changes a lot: ring a neighbour, too.',
    'If nobody is hurt, stay out of the room until somebody is on the line.',
  ],
  question: 'Is anybody hurt?',
  options: ["I'm ringing", 'Nobody is hurt', 'Somebody is hurt'],
}

/** What she is sure of cannot be so, and nobody argues with it here. */
const psychosis: CompanionEntry = {
  id: 'beside-psychosis',
  topic: 'health-worry',
  cues: [],
  ack: [
    'This needs a doctor tonight, and 000 can bring one to you.',
    'I am only words on a screen. For this there should be a person beside you.',
  ],
  steps: [
    'Have an adult near you stay with you, and with any child in the house.',
    'Ring 000, or show somebody this screen and let them ring.',
  ],
  alternateSteps: [
    'Do nothing that you are told to do until somebody is with you.',
    'Sit where there is light, close to a person you trust.',
  ],
  question: 'Who is in the house with you?',
  options: ["I'm ringing", 'Somebody is here', 'Nobody is here'],
}

/** Nobody is ill: somebody does not trust herself with a child, or something has happened already. */
const unsafe: CompanionEntry = {
  id: 'beside-unsafe',
  topic: 'rage',
  cues: [],
  ack: [
    'You said it, and that took courage. A person can be with you in this.',
    'Nobody should have to hold this minute by themselves. Let somebody share it.',
  ],
  steps: [
    'Children somewhere safe first, a baby on their back in the cot. Then you step out.',
    "Tell a line on the card: 'I don't feel safe with my child.'",
  ],
  alternateSteps: [
    'Ask one adult to come over, even a neighbour.',
    'If a child is hurt, or it is getting too much, ring 000.',
  ],
  question: 'Who could come and be with you?',
  options: ["I'll ask someone", 'Nobody is near', 'What do I say?'],
}

const violence: CompanionEntry = {
  id: 'beside-violence',
  topic: 'partner',
  cues: [],
  ack: [
    'This is not your fault. If you are in danger now, ring 000.',
    'You need not explain a thing here. Your safety goes ahead of this chat.',
  ],
  steps: ['Stay near a way out, with your phone on you.', 'Ring a line when nobody can hear you.'],
  alternateSteps: [
    'Keep keys and shoes where you can grab them.',
    'Think of one place that you and the kids could go.',
  ],
  question: 'Is it safe to make a call from where you are?',
  options: ['Yes', 'Not right now', "I'm not sure"],
}

const intrusive: CompanionEntry = {
  id: 'beside-intrusive',
  topic: 'health-worry',
  cues: [],
  ack: [
    'A thought that scares you is not a wish. Many mums get them.',
    'It shook you because you want your baby safe.',
  ],
  steps: [
    'Let the picture pass. You do not have to argue with it.',
    'Tell a line on the card. They have heard this many times.',
  ],
  alternateSteps: [
    'Name three things you can see from here.',
    "Tell someone you trust: 'I keep getting scary thoughts.'",
  ],
  question: 'Would you like to say it to a person today?',
  options: ["I'll ring", "I can't ring", 'Will they judge me?'],
}

const friend: CompanionEntry = {
  id: 'beside-friend',
  topic: 'loneliness',
  cues: ['yes im with them', 'on the phone', 'they dont answer'],
  ack: [
    'You can ring a line for them and ask what to do.',
    'Taking it seriously is a real help. You need someone beside you as well.',
  ],
  steps: ['Ask them plainly how bad it is, and listen.', 'If they may act on it, ring 000.'],
  alternateSteps: [
    'Stay with them if it is safe, or keep them on the phone.',
    'Read what you wrote here to the person who answers.',
  ],
  question: 'Can you reach them right now?',
  options: ["Yes, I'm with them", 'On the phone', "They don't answer"],
}

/**
 * What the companion says under a card whose moment the general words do not fit: 'lay your baby in the cot and shut the
 * door' is no help when the baby does not breathe, and an accusation when a thought frightens her.
 */
export const besideOneCard: Partial<Record<CardId, CompanionEntry>> = {
  'emergency-medical': medical,
  'emergency-poison': poison,
  'emergency-pregnancy': pregnancy,
  'emergency-baby': baby,
  'emergency-psychosis': psychosis,
  'crisis-unsafe': unsafe,
  'emergency-violence': violence,
  'crisis-violence': violence,
  'crisis-intrusive-thoughts': intrusive,
  'emergency-friend': friend,
  'crisis-friend': friend,
}

export const besideOneCardEntries: readonly CompanionEntry[] = [
  medical,
  poison,
  pregnancy,
  baby,
  psychosis,
  unsafe,
  violence,
  intrusive,
  friend,
]
