import { limits, productName } from '#contract/limits.ts'
import type { NotificationKind, SwitchedKind } from '#contract/notification-kinds.ts'

/** The words of her inbox. */
export const inboxTexts = {
  title: 'Inbox',
  hint: 'Everything that came to you',
  emptyTitle: 'Nothing here yet',
  empty: 'Real Talk, nudges and your own reminders land here.',
  keptFor: 'Notes stay here for 90 days.',
  chooseWhatComes: 'Choose what comes',
  isNew: 'New',
  /** A notification was tapped while a form on the screen is not saved. */
  noteWaits: 'A note is in your inbox',
  notSavedHere: 'What you have typed here is not saved yet.',
  openInbox: 'Open inbox',
  unread: (count: number) => (count === 1 ? '1 new note' : `${count} new notes`),
  open: 'Open',
} as const

/** The words for whether this phone tells her of it. */
export const pushTexts = {
  hereTitle: 'On this phone',
  hereOff: 'Notifications are off here. Get a quiet notification when something is in your inbox.',
  hereNeutral: 'It only ever says “You have a note.” Nobody can tell from it what it’s about.',
  turnOn: 'Turn on notifications',
  hereOn: 'Notifications are on here.',
  turnOff: 'Turn off',
  /** Beside something that she asks to come to her. */
  waitsInInbox: 'Notifications are off here, so it will wait in your inbox.',
  noThanks: 'No thanks',
  refusedTitle: 'Notifications are off for Lightly here',
  refused: `That’s fine. Everything still lands in your inbox. If you change your mind, allow notifications for ${productName} in your phone’s or browser’s settings.`,
  unsupportedTitle: 'This browser can’t show notifications',
  unsupported: 'That’s fine. Everything lands in your inbox.',
  pushFailed: 'That did not work just now. Everything still lands in your inbox.',
} as const

/** What each kind is called. */
export const kindNames: Record<NotificationKind, string> = {
  real_talk: 'Real Talk',
  wake: 'Start of the day',
  bedtime: 'Bedtime',
  reminder: 'Your reminder',
  follow_up: 'How it went',
  village_reply: 'The Village',
  village_followed: 'The Village',
  village_decision: 'The Village',
  trial_ends: 'Your trial',
  payment_failed: 'Your payment',
  export_ready: 'Your data',
}

/** What she reads of a kind; null where that is a line that was chosen for her, or words of her own. */
export const notificationTexts: Record<NotificationKind, ((count: number) => string) | null> = {
  real_talk: null,
  wake: null,
  bedtime: null,
  reminder: null,
  follow_up: () => 'You said I may ask how it went. It’s in your chat, whenever you like.',
  village_reply: (count) =>
    count === 1 ? 'Someone replied to you in the Village.' : `${count} new replies to you in the Village.`,
  village_followed: (count) =>
    count === 1
      ? 'There’s a new reply in a thread you follow.'
      : `There are ${count} new replies in a thread you follow.`,
  village_decision: () =>
    'A moderator looked at something you wrote in the Village. You can read why, and answer.',
  trial_ends: () => 'Your free trial ends soon. You can see when, and choose what’s next, in Account.',
  payment_failed: () =>
    'Your last payment didn’t go through. You can check your card in Account. Nothing you wrote is lost.',
  export_ready: () => `The copy of your data is ready. It’s there for ${limits.exportDays} days.`,
}

/** Beside the switch of each kind that she may turn off. */
export const switchTexts: Record<SwitchedKind, { label: string; hint: string }> = {
  follow_up: {
    label: 'When I ask how it went',
    hint: 'Only about a chat where you said yes. Off, the question still waits in the chat.',
  },
  village_reply: {
    label: 'When someone replies to you in the Village',
    hint: 'You can also mute a single thread, where it stands.',
  },
  village_followed: {
    label: 'When there is a reply in a thread you follow',
    hint: 'Threads you started tell you of replies either way.',
  },
  trial_ends: { label: 'When your trial ends soon', hint: 'We send you a mail either way.' },
  export_ready: { label: 'When the copy of your data is ready', hint: 'We send you a mail either way.' },
}

/** The card of those switches. */
export const switchesTexts = {
  title: 'What else comes to you',
  hint: 'These are saved as you switch them. Your own reminders, and word of a payment that failed, always come.',
} as const
