/** What a mail says, before it is laid out. Plain words: no markup. */
export interface MailContent {
  subject: string
  /** Read before the action, one after another. */
  paragraphs: string[]
  /** The one thing that she can do from here. */
  action?: { label: string; url: string }
  /** Read after the action. */
  afterwards?: string[]
}
