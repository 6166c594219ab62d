/** Words of the chat that stay the same whatever is talked about. */
export const chatTexts = {
  couldNotReply: "Hmm, I couldn't reach my brain right now. Give it a second and try again.",
  couldNotStart: "I'm having trouble starting your chat thread. Try again in a moment.",
  whoItIs:
    'You are talking with an AI, not a person. It keeps going at any hour, and it can get things wrong.',
  openingSos: 'You are here, and that is enough for now. Breathe with the circle first, if you can.',
  toLatestMessages: 'Go to what was said',
  firstTheOther: 'The one above goes first: send it again, or change it.',
  waiting: 'Waiting on this phone. It is sent by itself as soon as we can be reached.',
  offline: 'There is no connection, so nobody answers yet. These work without one:',
  offlineGuide: "I'm the simple version, here on your phone: I listen, and I know my shelf.",
  offlineSearch: 'Look it up in Facts for 3 a.m.',
  offlineFacts: 'Facts for 3 a.m.',
  offlineSos: 'SOS, with people to call',
  stopped: 'Stopped. The whole reply will be here when you come back to this chat.',
  notHelpful: 'Not helpful',
  notHelpfulThanks: 'Thanks for telling us.',
  copy: 'Copy',
  copied: 'Copied',
  couldNotCopy: 'It could not be copied. You can select it and copy it by hand.',
  unanswered: 'This one has no reply yet.',
  deleted: 'Chat deleted',
  gone: 'This chat is no longer here.',
  goneWhy: 'It was deleted, it was older than you keep chats, or the link to it is not quite right.',
  goneWords: 'Your words are safe. They wait in the box of a new chat.',
  keepHint: 'Starred messages and saved chats stay either way.',
  keepWeekTitle: 'Keep chats for 7 days?',
  keepWeekText: 'Anything older is deleted for good, and each new message goes a week after it was said.',
} as const

/** Words of the search over her chats. @param count of chats found */
export const chatSearchTexts = {
  label: 'Search your chats',
  tooShort: 'Type at least 2 characters.',
  looking: 'Looking through your chats…',
  found: (count: number) => (count === 1 ? '1 chat found' : `${count} chats found`),
  more: 'Here are the newest. One more word finds the rest.',
  nothing: 'Nothing found',
  nothingHow: 'Try fewer words, or only the start of one.',
} as const
