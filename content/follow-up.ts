/** The words around being asked, on the day after a talk, how it went. */
export const followUpTexts = {
  offer: 'If you like, I can ask you tomorrow how it went.',
  yes: 'Yes, ask me',
  /** @param when such as 'tomorrow, 10:00 am' */
  isSet: (when: string) => `I'll ask you here ${when}.`,
  takeBack: "Don't ask",
  /** The question itself, with the words that the chat began with. */
  question: (title: string | null) =>
    title ? `Last time you wrote “${title}”. How is it now?` : 'How is it now, after last time?',
} as const
