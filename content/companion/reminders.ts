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

/** Said at the same times in SOS. */
export const sosReminder =
  "I'm an AI, not a person. If somebody kind is near, you could ask them to sit with you."

/** Said at the same times beside a card. */
export const besideTheCardReminder =
  "I'm an AI. There are real people on the card, and they want to hear from you."
