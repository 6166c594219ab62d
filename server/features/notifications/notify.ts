import type { NotificationKind } from '#contract/notification-kinds.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

export interface NewNotification {
  userId: string
  kind: NotificationKind
  /**
   * What makes it the same thing, up to a hundred characters: one row of hers stands for all of a kind and key. Without
   * an `eventId` it comes once and never again.
   */
  key: string
  /** What it is of, such as a reminder or a post: for its words and for where it leads. */
  subjectId?: string
  /** What happened this time, such as a reply: an event counts once, however often it is told. */
  eventId?: string
}

/**
 * Puts something into a member's inbox, in the transaction of what it tells of; her browsers are told within a minute.
 * Nothing comes of what she does herself, of anybody between whom and her there is a block, of a kind that she has turned
 * off, or while her account is about to go.
 * @returns whether anything came that was not there before.
 */
export async function notify(scope: Scope, notification: NewNotification): Promise<boolean> {
  const { userId, kind, key, subjectId = null, eventId = null } = notification
  const row = await scope.row<{ id: string | null }>(
    sql<{ id: string | null }>`
      select public.notify(${userId}::uuid, ${kind}, ${key}, ${subjectId}::uuid, ${eventId}::uuid) as id`.compile(
      build,
    ),
  )
  return row?.id != null
}
