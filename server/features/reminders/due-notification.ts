import type { NudgeKind } from '#contract/reminder-times.ts'
import type { TimedNotification } from '#server/features/notifications/notify-many.ts'

/** Something that is to come to a member now. Its key is what makes it the same thing, so that it comes once. */
export interface DueNotification extends TimedNotification {
  kind: NudgeKind | 'reminder'
}
