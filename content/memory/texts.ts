import { limits, productName } from '#contract/limits.ts'
import type { MemorySource } from '#contract/memory.ts'

/** The words of the page of what is remembered. */
export const memoryTexts = {
  title: `What ${productName} remembers`,
  intro:
    'This is all the companion is told about you, besides the chat you are in. You decide, line by line.',
  onLabel: 'Use this when we talk',
  onHint: 'Off means it only knows the chat you are in.',
  offNote: 'It is all off. Nothing here is used until you turn it on.',
  simpleNote:
    'Just now the simple version answers you. It does not use these lines. They wait here in case that changes.',
  lossNote: 'You asked for gentle days after a loss. That holds either way.',
  emptyTitle: 'Nothing yet',
  empty: 'As you check in and chat, what might help next time shows up here.',
  add: 'Add something to remember',
  addLabel: 'What should I remember?',
  addHint: 'In a chat you can say “remember that…” or “forget that…” too.',
  full: `That is as much as fits: ${limits.memoryLinesMax} lines. Delete one to make room.`,
  forgotten: 'Forgotten',
  kept: 'Kept, even if that chat goes',
  unkept: 'It goes when that chat goes',
  saved: 'Saved',
  chatGoes: 'Goes when that chat goes.',
  held: {
    grave: 'This one stays with you. It sounds too heavy to bring up again.',
    loss: 'This one rests for now, after your loss.',
  },
} as const

export const memorySections: Record<MemorySource, { title: string; about?: string; open: string }> = {
  profile: { title: 'You', open: 'Edit' },
  children: { title: 'Children', open: 'Edit' },
  'check-ins': {
    title: 'Check-ins',
    about: 'The last seven days, and what you said helped before that.',
    open: 'See it or delete it',
  },
  reminders: {
    title: 'Reminders',
    about: 'What you still want to be reminded of.',
    open: 'Change or delete it',
  },
  asked: { title: 'You asked me to remember', open: 'Edit' },
  chats: {
    title: 'Earlier chats',
    about: 'A few words about each. They go when the chat goes, unless you keep them.',
    open: 'See the chat',
  },
}

/** Asked once, before the first reply, where somebody else's machine would answer. */
export const modelConsentTexts = {
  title: 'Where your words go',
  ask: (host: string) => [
    `To answer you, ${productName} would send what you write, and what it remembers of you, to an AI run by ${host}.`,
    `Or your words stay here with ${productName}, and a simpler guide answers. You can change this any time.`,
  ],
  yes: 'That’s fine',
  yesTo: (host: string) => `Send them to ${host}`,
  no: `Keep my words on ${productName}`,
  settings: 'Your words and the AI',
  toModel: (host: string) =>
    `An AI run by ${host} answers you. It gets what you write and what is remembered of you.`,
  here: `Your words stay on ${productName}. A simpler guide answers you.`,
  undecided: `You haven’t said yet, so your words stay on ${productName} and a simpler guide answers you.`,
  own: `What answers you runs on ${productName}’s own machines. Your words go nowhere else.`,
} as const
