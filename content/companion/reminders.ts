/** Said now and then in a longer talk, so that it stays clear who is answering. They take turns. */
export const aiReminders: readonly string[] = [
  "A small note as we go: I'm an AI, not a person.",
  'Just so it stays clear, you are talking with an AI.',
]

/** Said instead once a talk has grown long. They take turns. */
export const personReminders: readonly string[] = [
  "We've talked for a while, and I'm an AI. Is there a person you could share some of this with?",
  "This has been a long chat with a piece of software. A friend's voice might do more from here.",
]
