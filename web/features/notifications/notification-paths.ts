import type { NotificationKind } from '#contract/notification-kinds.ts'
import { paths } from '#web/paths.ts'

/** A thread of the Village. */
const thread = (postId: string | null) => (postId ? paths.villagePost(postId) : paths.village())

/** Where a notification of each kind leads, by what it is of; null where all there is to it stands in the inbox. */
export const notificationPaths: Record<NotificationKind, ((subjectId: string | null) => string) | null> = {
  real_talk: null,
  wake: null,
  bedtime: null,
  reminder: null,
  follow_up: (threadId) => (threadId ? paths.chatThread(threadId) : paths.threads()),
  village_reply: thread,
  village_followed: thread,
  village_decision: thread,
  trial_ends: paths.account,
  payment_failed: paths.account,
  export_ready: paths.privacy,
}
