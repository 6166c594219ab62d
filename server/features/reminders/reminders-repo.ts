import { limits } from '#contract/limits.ts'
import type { Reminder } from '#contract/reminders.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { markSubjectRead, removeSubject } from '#server/features/notifications/subject-repo.ts'

const columns = ['id', 'text', 'due', 'notified_at', 'done_at', 'created_at'] as const

interface ReminderRow {
  id: string
  text: string
  due: string
  notified_at: Date | null
  done_at: Date | null
  created_at: Date
}

const present = ({ notified_at, done_at, created_at, ...row }: ReminderRow): Reminder => ({
  ...row,
  has_come: notified_at !== null,
  is_done: done_at !== null,
  created_at: created_at.toISOString(),
})

/** What she has still to do, the next one first. */
export async function listReminders(scope: Scope, userId: string): Promise<Reminder[]> {
  const rows = await scope.rows(
    build
      .selectFrom('reminders')
      .select(columns)
      .where('user_id', '=', userId)
      .where('done_at', 'is', null)
      .orderBy('due')
      .orderBy('id')
      .limit(limits.remindersMax),
  )
  return rows.map(present)
}

/** Whether she has as many open reminders as she may, not counting this one. */
export async function isFull(scope: Scope, userId: string, id: string): Promise<boolean> {
  const row = await scope.row(
    build
      .selectFrom('reminders')
      .select(sql<number>`count(*)`.as('open'))
      .where('user_id', '=', userId)
      .where('done_at', 'is', null)
      .where('id', '!=', id),
  )
  return (row?.open ?? 0) >= limits.remindersMax
}

/**
 * Keeps a reminder, or gives the one of that id these words and this time. One that was done is open again; with a new
 * time it comes up anew.
 */
export async function saveReminder(
  scope: Scope,
  userId: string,
  reminder: { id: string; text: string; due: string },
): Promise<{ reminder: Reminder; isNewText: boolean }> {
  const { id, text, due } = reminder
  const before = await scope.row(
    build.selectFrom('reminders').select('text').where('user_id', '=', userId).where('id', '=', id),
  )
  const row = await scope.row(
    build
      .insertInto('reminders')
      .values({ id, user_id: userId, text, due })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet({
          text,
          due,
          notified_at: sql<Date | null>`case when reminders.due = excluded.due then reminders.notified_at end`,
          done_at: null,
        }),
      )
      .returning(columns),
  )
  if (!row) throw new Error('an upsert that returned nothing')
  return { reminder: present(row), isNewText: before?.text !== text }
}

/** Marks a reminder as done, and with it what came of it as read; or takes that back. */
export async function setDone(
  scope: Scope,
  userId: string,
  id: string,
  isDone: boolean,
): Promise<Reminder | undefined> {
  const row = await scope.row(
    build
      .updateTable('reminders')
      .set({ done_at: isDone ? new Date() : null })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(columns),
  )
  if (row && isDone) await markSubjectRead(scope, userId, 'reminder', id)
  return row && present(row)
}

/** Deletes a reminder and what came of it. Answers whether there was one. */
export async function removeReminder(scope: Scope, userId: string, id: string): Promise<boolean> {
  const query = build.deleteFrom('reminders').where('user_id', '=', userId).where('id', '=', id)
  const removed = await scope.row(query.returning('id'))
  // Only then: it may just have been announced.
  await removeSubject(scope, userId, 'reminder', id)
  return removed !== undefined
}
