export const groundingTexts = {
  title: '5-4-3-2-1: back to here',
  intro: 'For when it all feels too much. Look, touch, listen. Out loud or in your head.',
  start: 'Start with five',
  found: 'Found one',
  next: 'Next sense',
  finish: 'Finish',
  back: 'Back',
  doneTitle: 'You are here',
  done: 'The room is still around you, and you are in it. Take one slow breath before you move.',
  again: 'Go round again',
} as const

/** The senses of the grounding, with how many things to find for each. */
export const senses = [
  { count: 5, title: 'Five things you can see', hint: 'A crumb counts. So does a crack in the wall.' },
  { count: 4, title: 'Four things you can touch', hint: 'Your sleeve, the floor, a cool wall.' },
  { count: 3, title: 'Three things you can hear', hint: 'The fridge, the street, your own breath.' },
  { count: 2, title: 'Two things you can smell', hint: 'Soap, coffee, the air at a window.' },
  { count: 1, title: 'One thing you can taste', hint: 'A sip of anything will do.' },
] as const

/** Lengths of one part of the release, in seconds. */
export const releaseSeconds = { tense: 5, letGo: 10 } as const

export const releaseTexts = {
  title: 'Squeeze and let go',
  intro:
    'Just over a minute. Squeeze one part of you, then drop it. Go gently, and skip any part that is sore.',
  start: 'Start',
  stop: 'Stop',
  again: 'Go again',
  tense: 'Squeeze',
  letGo: 'Let go',
  done: 'That’s all of you. Notice what is a bit heavier, or a bit softer, than before.',
} as const

/** The parts of the body in order. `tense` and `letGo` are said during each half. */
export const releaseParts = [
  {
    name: 'Hands',
    tense: 'Make two fists, like holding a wet towel.',
    letGo: 'Open them. Let the fingers hang.',
  },
  { name: 'Shoulders', tense: 'Lift them up to your ears.', letGo: 'Drop them. A bit more. There.' },
  { name: 'Face', tense: 'Scrunch it up, eyes and nose and all.', letGo: 'Smooth it out. Teeth apart.' },
  {
    name: 'Legs',
    tense: 'Press your knees together.',
    letGo: 'Let them fall open. Let the chair have them.',
  },
  { name: 'Feet', tense: 'Curl your toes under.', letGo: 'Spread them out. Feel the floor.' },
] as const
