import type { NotificationKind } from '#contract/notification-kinds.ts'
import { build, type Scope } from '#server/database/client.ts'

/** She has dealt with what these are of, so they are read. */
export async function markSubjectRead(
  scope: Scope,
  userId: string,
  kind: NotificationKind,
  subjectId: string,
): Promise<void> {
  await scope.rows(
    build
      .updateTable('notifications')
      .set({ read_at: new Date() })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .where('read_at', 'is', null),
  )
}

/** What these are of is gone, and they go with it. */
export async function removeSubject(
  scope: Scope,
  userId: string,
  kind: NotificationKind,
  subjectId: string,
): Promise<void> {
  await scope.rows(
    build
      .deleteFrom('notifications')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId),
  )
}
