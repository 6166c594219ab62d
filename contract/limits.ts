/** The product's numbers: what it promises, asks for and shows is counted by these. */
export const limits = {
  trialDays: 7,
  /** Chat replies a day, her own day, without a trial or a subscription. SOS is never counted. */
  freeReplies: 5,
  passwordMin: 8,
  passwordMax: 128,
  emailMax: 254,
  nameMax: 120,
  notesMax: 4000,
  childrenMax: 12,
  childListMax: 50,
  chatContext: 8,
  messageMax: 8000,
  focusMax: 500,
  checkInTextMax: 2000,
  toastMs: 1_000_000,
  /** What she writes in a box of an exercise, and a line or an experiment of hers. */
  rediscoverTextMax: 1000,
  rediscoverLineMax: 140,
  /** Things on her energy map. */
  rediscoverSortedMax: 24,
  /** How long a goal runs. */
  goalDays: 7,
  threadTitle: 60,
  threadPreview: 90,
  savedThreads: 20,
  /** Saved chats on show before she asks for the rest. */
  savedThreadsShown: 12,
  starredMessages: 20,
  starredCheckIns: 12,
  /** Of each kind in the preview of what is saved. */
  savedPreview: 3,
  messagePage: 50,
  threadPage: 30,
  memoryLineMax: 300,
  /** Lines that she asked to be remembered or keeps. */
  memoryLinesMax: 100,
  /** Earlier chats that are remembered, the newest. */
  memoryChats: 12,
  /** What is remembered of one chat. */
  memoryLinesOfChat: 3,
  /** How long a chat must have rested before it is summed up. */
  memoryRestMinutes: 30,
  /** Characters that a search over her chats begins with, and ends with. */
  searchMin: 2,
  searchMax: 100,
  /** Chats that a search finds, the ones last spoken in. */
  searchFound: 30,
  /** How long a deleted chat can be brought back: a little longer than the message that offers it stays. */
  restoreMinutes: 20,
  /** What 'a week' means where she chose to keep chats for one. */
  keepDays: 7,
  boardTitleMax: 80,
  boardIntentMax: 160,
  boardTextMax: 240,
  boardCreditMax: 120,
  /** Items on a board. */
  boardItemsMax: 60,
  /** Pictures of hers that are stored, those on the board and those of the last hour. */
  boardPicturesMax: 120,
  /** Pixels that the collage is high, and an item wide until she resizes it. */
  collageHeight: 640,
  collageItemWidth: 220,
  reminderMax: 500,
  /** Reminders that are open at once. */
  remindersMax: 200,
  inboxShown: 60,
  /** How long what came to her stays in her inbox. */
  inboxDays: 90,
  /** How long a copy of her data can be downloaded. */
  exportDays: 7,
  /** A post or a reply in the Village. */
  postMax: 5000,
  /** Characters of a post that a list has. */
  postPreview: 600,
  postPage: 30,
  replyPage: 100,
  /** Posts that she saved, the ones saved last. */
  savedPosts: 20,
  /** What a search of the Village finds at once. */
  villageFound: 30,
  /** Threads with something new that she is told of, and how far what is new in each is counted. */
  unreadThreads: 100,
  unreadReplies: 20,
  /** How long it is known which threads she has opened, where she neither follows nor wrote in them. */
  readDays: 30,
  /** From so many words on threads like a post that she is writing are looked for, and so many are shown. */
  similarPostsWordsMin: 4,
  likeShown: 3,
  /** While an account is new it may write this much in the Village, and no links. */
  newAccountHours: 24,
  newAccountPosts: 3,
  newAccountReplies: 10,
  /** How long a deleted post or reply can be brought back: a little longer than the message that offers it stays. */
  postRestoreMinutes: 20,
  reportNoteMax: 500,
  /** What she says against a decision, and why a moderator decided. */
  appealMax: 1000,
  sanctionDaysMax: 90,
  /** Distinct members whose reports hide something until a moderator has looked. */
  reportsToHide: 3,
  /** How long what a case has copied is kept once the case is closed. */
  caseDays: 90,
  /** How long the former text of what was edited or deleted is kept, for reports alone. */
  formerTextDays: 14,
  /** How long a deleted account can be brought back. */
  graceDays: 7,
} as const

export const productName = 'Lightly'
export const defaultTimezone = 'Australia/Melbourne'
