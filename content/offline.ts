const later = 'What you tell us waits on this phone and is sent when you are back and Lightly is open.'

/** What works while the phone has no connection, for a visitor, a member and one whose membership has ended. */
export const offlineTexts = {
  visitor: 'SOS, the helplines and the facts still work. The rest comes back when you do.',
  member: `SOS, the helplines, the facts, the modes and what you saved still work. ${later}`,
  free: `SOS, the helplines, the facts and what you saved still work. ${later}`,
  kept: 'This is from when this phone last heard from us.',
} as const

/** Said above what waited on the phone and cannot be sent any more. */
export const unreadableTexts = {
  title: 'This couldn’t be sent.',
  body: 'It was kept on this phone in a way we can no longer read. Here is what it says, so you can copy it.',
  remove: 'Remove from this phone',
} as const
