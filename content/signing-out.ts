/** The words of signing out, which clears the phone. */
export const signingOutTexts = {
  cardFirst: 'What you told us has only reached us now, so please read this first. You are still signed in.',
  question: 'Sign out anyway?',
  waiting:
    'Something you told us is still on this phone, waiting to be sent. If you sign out now, it is lost.',
  leave: 'Sign out',
  stay: 'Stay signed in',
} as const
