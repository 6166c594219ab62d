import type { HelplineId } from '#content/helplines.ts'
import type { CardId } from '#contract/safety.ts'

export interface SafetyCard {
  title: string
  /** One to three short lines. */
  lines: readonly string[]
  /** What to do this minute, in order; absent where there is nothing to do first. */
  doNow?: readonly string[]
  /** Whom to call, in order of fit; the screen still puts the open ones first. */
  helplines: readonly HelplineId[]
  /** Whether a child may come to harm: then the lines of child protection stand below, state by state. */
  isAboutChild?: true
}

/** Over the lines of child protection. */
export const childProtectionLabel = 'Worried for a child? Lines state by state'

/**
 * The words shown when a text is serious, written by people and never by a model. They name no means, accuse nobody
 * and ask for one small step at a time.
 */
export const cards: Record<CardId, SafetyCard> = {
  'emergency-life': {
    title: 'Please call 000 now',
    lines: [
      'Your life matters, and this hour can be survived.',
      'A real person can be with you on the phone in a minute. You don’t need the right words: “I’m not safe” is enough.',
    ],
    doNow: [
      'Call 000, or ask someone near you to call.',
      'Move to another room, away from anything you could hurt yourself with.',
      'Put your baby somewhere safe, like the cot, and tell one person what is happening.',
    ],
    helplines: ['emergency', 'lifeline', 'suicide-call-back', '13yarn'],
  },
  'emergency-baby': {
    title: 'Get your baby safe, then call',
    lines: [
      'A baby who is not hurt can cry safely in the cot. You are allowed to walk away and breathe.',
      'Reaching out right now is you looking after your baby.',
    ],
    doNow: [
      'Shaken, dropped or hurt, floppy or hard to wake? Call 000 now, and do what they tell you.',
      'Not hurt, and you are at your limit? Lay your baby on their back in the cot, then leave the room. Call 000 if you might not be able to stop yourself.',
      'If someone else did it, take your baby away from them, if you safely can.',
      'Ask someone to come and be with you, even a neighbour.',
    ],
    helplines: ['emergency', 'lifeline', 'panda', '13yarn'],
    isAboutChild: true,
  },
  'emergency-medical': {
    title: 'Call 000 now',
    lines: [
      'This needs a person with medical training, straight away.',
      'They will tell you what to do, step by step, until help comes.',
    ],
    doNow: [
      'Call 000 and ask for an ambulance. Put the phone on speaker.',
      'Say what happened, how old the person is, and whether they are breathing.',
      'Unlock the front door and stay on the line.',
    ],
    helplines: ['emergency', 'poisons'],
  },
  'emergency-poison': {
    title: 'Call Poisons on 13 11 26 now',
    lines: [
      'They answer day and night, and tell you what to do for just what was swallowed.',
      'You don’t need to know how much. You don’t need to wait and see.',
    ],
    doNow: [
      'Hard to wake, fitting, or struggling to breathe? Call 000 first.',
      'Take what is left out of their mouth and away from them. Don’t try to make them sick.',
      'Call 13 11 26 with the packet or bottle in your hand.',
    ],
    helplines: ['poisons', 'emergency'],
  },
  'emergency-pregnancy': {
    title: 'Ring your maternity unit now',
    lines: [
      'When a baby moves less, they want to hear from you straight away, at any hour.',
      'You are wasting nobody’s time, even if all was fine before.',
    ],
    doNow: [
      'Ring the number on your pregnancy record, or go straight in.',
      'Don’t wait for a cold drink, a rest or the morning.',
      'Bleeding, strong pain, or no way to reach them? Call 000.',
    ],
    helplines: ['pregnancy-birth-baby', 'emergency'],
  },
  'emergency-violence': {
    title: 'Your safety comes first',
    lines: [
      'If you are in danger now, call 000 and ask for police. If you can’t talk, press 55 when you are asked to.',
      'If someone has squeezed your neck or throat, please see a doctor today, even if you feel fine.',
    ],
    doNow: [
      'If you can, go with the kids to a room with a way out, away from the kitchen and garage.',
      'If someone may look at this phone, close this page once you have called.',
    ],
    helplines: ['emergency', '1800respect', '13yarn'],
  },
  'emergency-psychosis': {
    title: 'You need someone with you now',
    lines: [
      'What you describe can come on fast in pregnancy or after a baby, when the mind and body are worn right out. It is nobody’s fault and it can be treated.',
      'Please don’t wait for it to pass, and don’t be alone with it.',
    ],
    doNow: [
      'Call 000, or have someone take you to the nearest emergency department. Please don’t drive.',
      'Ask an adult you trust to stay with you and the baby until help comes.',
    ],
    helplines: ['emergency', 'panda', 'lifeline'],
  },
  'emergency-friend': {
    title: 'Call 000 for them now',
    lines: [
      'You don’t need to be sure. Calling is the right thing, even if they asked you not to.',
      'You don’t have to carry this on your own.',
    ],
    doNow: [
      'Call 000 and tell them where your person is.',
      'If it is safe, stay with them or keep them on the phone.',
    ],
    helplines: ['emergency', 'suicide-call-back', 'lifeline'],
  },
  'crisis-suicide': {
    title: 'Thank you for saying it',
    lines: [
      'Thoughts like this can come when the load is too heavy for too long. They can ease, and people can help.',
      'Please talk with someone now. If it gets stronger, or you may act on it, call 000.',
    ],
    doNow: ['Tell one person near you: “I’m not okay. Can you stay with me?”'],
    helplines: ['lifeline', 'suicide-call-back', 'panda', '13yarn', 'beyond-blue'],
  },
  'crisis-self-harm': {
    title: 'Let’s get you some company in this',
    lines: [
      'Wanting the pain to have somewhere to go makes sense. There are people you can tell who won’t be shocked.',
      'If you are hurt, or can’t keep yourself safe, call 000.',
    ],
    doNow: [
      'Move away from anything you could hurt yourself with.',
      'Hold something cold, and let the next ten minutes be all you think about.',
    ],
    helplines: ['lifeline', 'panda', 'beyond-blue', 'butterfly', '13yarn'],
  },
  'crisis-unsafe': {
    title: 'Saying it is how help starts',
    lines: [
      'When you don’t feel sure of yourself, or something has already happened, you need a person beside you, not a judge.',
      'Lifeline and PANDA will listen and work out the next step with you. If a child is hurt, or you may not be able to stop yourself, call 000.',
    ],
    doNow: [
      'Lay your baby on their back in the cot, and step out of the room.',
      'Ask one adult to come and be with you and the kids.',
    ],
    helplines: ['panda', 'lifeline', 'emergency', 'forwhen', '13yarn'],
    isAboutChild: true,
  },
  'crisis-intrusive-thoughts': {
    title: 'A scary thought is not a wish',
    lines: [
      'Many mums get sudden, awful pictures in their mind. Being upset by them shows how much you want your baby safe.',
      'The people at PANDA hear this every day. They won’t judge you, and it can get better with help.',
      'If it ever starts to feel like something you want to do, put your baby in the cot and call 000.',
    ],
    helplines: ['panda', 'forwhen', 'beyond-blue', 'lifeline', '13yarn'],
  },
  'crisis-violence': {
    title: 'You deserve to be safe at home',
    lines: [
      'What you describe is not okay, and it is not your fault. You don’t have to decide anything today.',
      '1800RESPECT is free and private, and they listen first. If you are in danger, call 000.',
    ],
    doNow: ['Use a phone that nobody else checks, if you can.'],
    helplines: ['1800respect', '13yarn', 'lifeline', 'emergency'],
    isAboutChild: true,
  },
  'crisis-friend': {
    title: 'You’re a good friend to take it seriously',
    lines: [
      'It is okay to ask them straight out whether they think about suicide. Asking does not put the idea there.',
      'You can call a line yourself for advice. If they may act on it, call 000.',
    ],
    helplines: ['suicide-call-back', 'lifeline', 'emergency', '13yarn'],
  },
  'crisis-means': {
    title: 'I won’t help with that, and I’m glad you’re still talking',
    lines: [
      'If part of you is thinking about ending your life, please tell a person now. You can say it just as you said it here.',
      'If you may act on it, call 000.',
    ],
    doNow: ['Move to where someone else is, or ask someone to come to you.'],
    helplines: ['lifeline', 'suicide-call-back', 'emergency', '13yarn'],
  },
  support: {
    title: 'That’s a lot to hold',
    lines: ['If you’d like a real voice as well, these people are there for mums on days like this.'],
    helplines: ['panda', 'beyond-blue', 'forwhen', 'lifeline'],
  },
  sos: {
    title: 'One breath, then one call',
    lines: [
      'You only have to get through the next few minutes.',
      'If anyone is in danger, call 000. If you need a voice, pick any line below.',
    ],
    doNow: [
      'If the baby is crying and you are at your limit, put them in the cot and step outside the room.',
      'Breathe out slowly, longer than you breathe in.',
    ],
    helplines: [
      'emergency',
      'lifeline',
      'panda',
      'beyond-blue',
      'suicide-call-back',
      '13yarn',
      '1800respect',
      'forwhen',
      'poisons',
      'pregnancy-birth-baby',
      'red-nose',
      'kids-helpline',
      'alcohol-drugs',
      'butterfly',
      'interpreter',
    ],
  },
}
