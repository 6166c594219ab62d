export const windDownTexts = {
  title: 'Wind down',
  intro:
    'Holding a baby? Into the cot first, on their back. Then a dark screen, a slow breath, a quiet line now and then. Tap anywhere to leave.',
  start: 'Dim the screen',
  name: 'Wind down',
  leave: 'Tap anywhere to leave',
} as const

/** How long the dark screen keeps the phone awake, in seconds; after that it may lock as it always does. */
export const windDownAwakeSeconds = 600

export const windDownRhythm = { inhale: 4, exhale: 6 } as const

/** Seconds that each line stays. They go round. */
export const windDownLineSeconds = 30

export const windDownLines = [
  'You can stop being needed for a minute.',
  'Let the bed hold all of you.',
  'Nothing to solve before morning.',
  'Unclench your jaw. Let your tongue rest.',
  'Resting counts, even when sleep is slow to come.',
  'The washing will wait. It always does.',
  'Heavy shoulders. Heavy arms.',
  'You did today. It is behind you.',
  'If your mind wanders, come back to the breath out.',
  'Soft eyes. Soft belly.',
  'Tomorrow gets its own energy.',
  'Slower. There is nowhere to be.',
] as const

export const napTexts = {
  title: 'When might a nap fit?',
  intro: 'A guess to try, from how old your child is. Yawns and rubbed eyes know better than a clock.',
  child: 'Who is it for?',
  someoneElse: 'Another age',
  age: 'How old?',
  pickAge: 'Pick an age',
  noAge: 'Once there is an age, the guess is here.',
  woke: 'Awake since',
  justNow: 'Just woke up',
  night: 'It’s night now, so there’s no nap to plan.',
  nightSays:
    'If they’re awake, keep it dark and quiet, and let them settle when they’re ready. In the morning the guess is here again.',
  late: 'By then it’s close to bedtime.',
  lateSays: 'So maybe no more naps today, and bedtime when the yawns come.',
  source: 'Children differ, and so do days. This is not a rule and not advice about health.',
} as const
