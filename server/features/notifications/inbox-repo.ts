import { notificationTexts } from '#content/notifications/texts.ts'
import { limits } from '#contract/limits.ts'
import { isNotificationKind, notificationKindNames } from '#contract/notification-kinds.ts'
import type { InboxNotification } from '#contract/notifications.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

/** Those that the inbox shows: of kinds that are known, and of what is still there. */
const newest = (userId: string) =>
  build
    .selectFrom('notifications')
    .leftJoin('reminders', (join) =>
      join
        .on('notifications.kind', '=', 'reminder')
        .onRef('reminders.user_id', '=', 'notifications.user_id')
        .onRef('reminders.id', '=', 'notifications.subject_id'),
    )
    .where('notifications.user_id', '=', userId)
    .where('notifications.kind', 'in', notificationKindNames)
    .where(({ eb, or }) =>
      or([eb('notifications.kind', '!=', 'reminder'), eb('reminders.id', 'is not', null)]),
    )
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limits.inboxShown)

/** What came to her, newest first. Its words are made now: her own are those of the reminder as it is. */
export async function listInbox(scope: Scope, userId: string): Promise<InboxNotification[]> {
  const rows = await scope.rows(
    newest(userId).select([
      'notifications.id',
      'notifications.kind',
      'notifications.text',
      'notifications.count',
      'notifications.subject_id',
      'notifications.read_at',
      'notifications.created_at',
      'reminders.text as reminder_text',
      'reminders.done_at',
    ]),
  )
  return rows.flatMap(({ kind, read_at, created_at, reminder_text, done_at, text, ...row }) => {
    if (!isNotificationKind(kind)) return []
    const isReminder = kind === 'reminder' && row.subject_id !== null
    return {
      ...row,
      kind,
      text: text ?? reminder_text ?? notificationTexts[kind]?.(row.count) ?? '',
      is_read: read_at !== null,
      reminder: isReminder ? { id: row.subject_id ?? '', is_done: done_at !== null } : null,
      created_at: created_at.toISOString(),
    }
  })
}

/** How many are unread of those that the inbox shows: what is older she could never open. */
export async function countUnread(scope: Scope, userId: string): Promise<number> {
  const shown = newest(userId).select('notifications.read_at').as('shown')
  const row = await scope.row(
    build.selectFrom(shown).select(sql<number>`count(*)`.as('unread')).where('read_at', 'is', null),
  )
  return row?.unread ?? 0
}

export async function markRead(scope: Scope, userId: string, ids: readonly string[]): Promise<void> {
  await scope.rows(
    build
      .updateTable('notifications')
      .set({ read_at: new Date() })
      .where('user_id', '=', userId)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .where('read_at', 'is', null),
  )
}
