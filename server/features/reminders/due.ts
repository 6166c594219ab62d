import type { QuietHours } from '#contract/reminder-times.ts'
import type { Note } from '#contract/reminders.ts'

/** Something that is to come to a member now. */
export interface Due {
  userId: string
  kind: Note['kind']
  /** What makes it the same thing, so that it comes once. */
  key: string
  /** Words of ours; null where it is a reminder of hers. */
  text: string | null
  reminderId: string | null
  quiet: QuietHours
}
