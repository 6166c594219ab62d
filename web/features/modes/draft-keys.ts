/** How the keys begin under which the phone keeps what she has written in a tool. */
export const draftKeys = {
  clear: 'modes:clear',
  connect: 'modes:connect-message',
} as const
