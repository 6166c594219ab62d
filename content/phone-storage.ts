/** What is said where the phone's storage is full or closed. */
export const storageTexts = {
  notDeleted: {
    title: 'This could not be deleted',
    description: 'Your phone’s storage is full or closed. Free a little space, then try again.',
  },
} as const
