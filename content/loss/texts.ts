/** The words around a loss, on its own page, in the chat and wherever something keeps quiet. */
export const lossTexts = {
  title: 'After a loss',
  link: 'After a loss',
  linkText: 'If a baby or child has died, or a pregnancy has ended',
  intro:
    'We are so sorry. If you like, the app goes quiet about due dates, ages, naps and seasons, and talks with you more gently.',
  turnOn: 'Make the app gentler',
  isOn: 'The app is being gentle with you.',
  whatRests: 'These rest for now: due dates, ages, wake and bedtime notes, nap times, and lines about kids.',
  turnOff: 'Turn this off',
  on: 'The app will be gentler from here',
  off: 'Everything shows as before',
  undo: 'Undo',
  childrenTitle: 'If one of your children has died',
  childrenHint:
    'Only if you want to say so here. Then nothing here counts their days, and the app goes gentler.',
  died: (name: string) => `${name} has died`,
  diedNote: 'Remembered here by name.',
  takeBack: 'Take back',
  dayLabel: 'The day, as near as you know',
  save: 'Save',
  red: 'Someone to talk with',
  /** Offered in a chat after she said so. */
  offer: 'I can make the app gentler: no due dates, ages or naps. You can turn it off any time.',
  offerYes: 'Yes, please',
  offerTaken: 'Done. You find it under Account, After a loss.',
  resting: 'Ages, due dates and nap times rest for now.',
  seeLoss: 'After a loss',
  inOnboarding: 'If you have lost a baby or child: later, Account → After a loss makes the app gentler.',
} as const
