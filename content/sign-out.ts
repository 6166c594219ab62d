/** What only her phone has and signing out would wipe, as it is named in the question before it. */
const onlyHereNames = {
  waiting: 'something you told us that is waiting to be sent',
  chat: 'a message you began',
  edit: 'a message you were changing',
  checkIn: 'a check-in you began',
  youToday: 'what you wrote in You Today',
  clear: 'your list in Clear',
  connect: 'your message in Connect',
  rediscover: 'your words in Rediscover',
  village: 'words you began for the Village',
  reminders: 'changes to your reminders',
} as const
export type Unsynced = keyof typeof onlyHereNames

const list = new Intl.ListFormat('en-AU')

/** The words of signing out, which clears the phone. */
export const signOutTexts = {
  cardFirst: 'What you told us has only reached us now, so please read this first. You are still signed in.',
  question: 'Sign out anyway?',
  wouldBeLost: (what: readonly Unsynced[]) =>
    `Only this phone has ${list.format(what.map((one) => onlyHereNames[one]))}. If you sign out now, that is lost.`,
  leave: 'Sign out',
  stay: 'Stay signed in',
} as const
