import { productName } from '#contract/limits.ts'
import type { NudgeKind } from '#contract/reminder-times.ts'
import type { Note } from '#contract/reminders.ts'

/** The words of her reminders, their settings and her inbox. */
export const reminderTexts = {
  title: 'Reminders',
  accountHint: 'What comes to you, and when it’s quiet',
  inboxTitle: 'Inbox',
  inboxHint: 'Everything that came to you',
  inboxEmptyTitle: 'Nothing here yet',
  inboxEmpty: 'Real Talk, nudges and your own reminders land here.',
  inboxKept: 'Notes stay here for 90 days.',
  chooseWhatComes: 'Choose what comes',
  isNew: 'New',
  /** A notification was tapped while a form on the screen is not saved. */
  noteWaits: 'A note is in your inbox',
  notSavedHere: 'What you have typed here is not saved yet.',
  openInbox: 'Open inbox',
  unread: (count: number) => (count === 1 ? '1 new note' : `${count} new notes`),

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

  whatTitle: 'What comes to you',
  realTalk: 'A daily ‘Real Talk’',
  realTalkHint: 'One honest line a day.',
  wake: 'Start of the day',
  wakeFor: (name: string) => `Start of ${name}’s day`,
  bedtime: 'Bedtime',
  bedtimeFor: (name: string) => `${name}’s bedtime`,
  season: 'Your season',
  seasonHint: 'A few lines are for one season only. Change it whenever yours does, or leave it unsaid.',
  seasonUnsaid: 'Not said',
  at: 'At',
  wakeAt: 'Start of the day at',
  bedtimeAt: 'Bedtime at',
  noChildren: 'Nudges for the start of the day and for bedtime come once you’ve added a child.',
  quietTitle: 'Quiet hours',
  quietHint: 'Nothing comes in these hours. What falls into them waits until they end.',
  quietFrom: 'From',
  quietUntil: 'Until',
  quietNone: 'Both times are the same, so no hours are quiet.',
  waits: (time: string) => `That’s in your quiet hours, so it comes at ${time}.`,
  wontCome: 'That’s in your quiet hours and would come too late to be of use, so it won’t come.',
  unsavedTitle: 'Not saved yet',
  unsaved: 'What you changed here last time is still waiting for you to save it.',
  leaveAsItWas: 'Leave it as it was',
  save: 'Save',
  saved: 'Saved.',
  zone: 'Your time zone',
  zoneHint: 'All times are in it, and so are your days and weeks.',

  yoursTitle: 'Your reminders',
  yoursEmpty: 'None yet.',
  fromClear: 'In Clear, things on your ‘Later’ list can remind you.',
  openClear: 'Open Clear',
  hasCome: 'It came up',
  waiting: 'On this phone, not sent yet',
  done: 'Done',
  wasDone: 'Done. One less to carry.',
  undo: 'Undo',
  deleted: 'Reminder deleted.',
  notBack: 'If it had a reminder, that is gone by now. You can set it again.',

  remindMe: 'Remind me',
  remindMeOf: (text: string) => `Remind me: ${text}`,
  whenTitle: 'When?',
  /** Clear keeps everything on the phone; this is the one thing that leaves it, and it is said. */
  whenHint:
    'This one is then kept in your account too, so that we can bring it back. Notifications never show it.',
  own: 'A day and time',
  ownLabel: 'Day and time',
  set: 'Set reminder',
  move: 'Change the time',
  cancel: 'Cancel',
  past: 'That time has passed. Choose a later one.',
  isSet: (when: string) => `We’ll remind you ${when}.`,
  isSetForInbox: (when: string) => `It comes to your inbox ${when}.`,
  waited: (when: string) => `You chose ${when}, which is in your quiet hours.`,
  keptHere: 'No connection just now. It’s kept on this phone and sent when Lightly is open and you’re back.',
} as const

export const kindNames: Record<NudgeKind | Note['kind'], string> = {
  real_talk: 'Real Talk',
  wake: 'Start of the day',
  bedtime: 'Bedtime',
  reminder: 'Your reminder',
}

/** The times that are offered, by their id. */
export const whenNames = {
  morning: 'This morning',
  tonight: 'Tonight',
  tomorrow: 'Tomorrow morning',
  weekend: 'The weekend',
} as const
