import { limits } from '#contract/limits.ts'
import type { Note } from '#contract/reminders.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

/** Those of her notes that the inbox shows. */
const newest = (userId: string) =>
  build
    .selectFrom('notes')
    .where('notes.user_id', '=', userId)
    .orderBy('notes.created_at', 'desc')
    .orderBy('notes.id', 'desc')
    .limit(limits.inboxShown)

/** What came to her, newest first. Her own words are those of the reminder as it is now. */
export async function listNotes(scope: Scope, userId: string): Promise<Note[]> {
  const rows = await scope.rows(
    newest(userId)
      .leftJoin('reminders', (join) =>
        join.onRef('reminders.user_id', '=', 'notes.user_id').onRef('reminders.id', '=', 'notes.reminder_id'),
      )
      .select([
        'notes.id',
        'notes.kind',
        'notes.text',
        'notes.reminder_id',
        'notes.read_at',
        'notes.created_at',
        'reminders.text as reminder_text',
        'reminders.done_at',
      ]),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as Note['kind'],
    text: row.text ?? row.reminder_text ?? '',
    is_read: row.read_at !== null,
    reminder: row.reminder_id ? { id: row.reminder_id, is_done: row.done_at !== null } : null,
    created_at: row.created_at.toISOString(),
  }))
}

/** How many are unread of those that the inbox shows: what is older she could never open. */
export async function countUnread(scope: Scope, userId: string): Promise<number> {
  const shown = newest(userId).select('notes.read_at').as('shown')
  const row = await scope.row(
    build.selectFrom(shown).select(sql<number>`count(*)`.as('unread')).where('read_at', 'is', null),
  )
  return row?.unread ?? 0
}

export async function markRead(scope: Scope, userId: string, ids: readonly string[]): Promise<void> {
  await scope.rows(
    build
      .updateTable('notes')
      .set({ read_at: new Date() })
      .where('user_id', '=', userId)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .where('read_at', 'is', null),
  )
}
