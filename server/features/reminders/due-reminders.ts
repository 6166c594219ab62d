import { wallClockIn } from '#contract/clock.ts'
import { isReminderDue } from '#contract/reminder-times.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { hasNoDeletion } from '#server/features/notifications/has-no-deletion.ts'
import { quietColumns } from '#server/features/notifications/quiet-hours.ts'
import type { DueNotification } from './due-notification.ts'

const batch = 500

/** One for each time that it is set for: set for another, it comes again. */
export const reminderKey = (id: string, due: string) => `reminder:${id}:${due}`

/** Her own reminders in one time zone whose time has come, however long ago, where it is not quiet now. */
export async function findDueReminders(scope: Scope, zone: string, now: Date): Promise<DueNotification[]> {
  const wall = wallClockIn(zone, now)
  const found: DueNotification[] = []
  let after: { user_id: string; id: string } | undefined
  do {
    const rows = await scope.rows(candidates(zone, wall, after))
    for (const { user_id, id, due, ...rest } of rows) {
      const quiet = { from: rest.quiet_from, until: rest.quiet_until }
      if (isReminderDue(due, quiet, wall))
        found.push({
          userId: user_id,
          kind: 'reminder',
          key: reminderKey(id, due),
          subjectId: id,
          text: null,
        })
    }
    after = rows.length < batch ? undefined : rows.at(-1)
  } while (after)
  return found
}

function candidates(zone: string, wall: string, after: { user_id: string; id: string } | undefined) {
  const query = build
    .selectFrom('reminders')
    .innerJoin('profiles', 'profiles.user_id', 'reminders.user_id')
    .leftJoin('notification_settings as quiet', 'quiet.user_id', 'reminders.user_id')
    .select(['reminders.user_id', 'reminders.id', 'reminders.due'])
    .select(quietColumns)
    .where('profiles.timezone', '=', zone)
    .where('reminders.due', '<=', wall)
    .where('reminders.notified_at', 'is', null)
    .where('reminders.done_at', 'is', null)
    .where(hasNoDeletion)
    .orderBy('reminders.user_id')
    .orderBy('reminders.id')
    .limit(batch)
  return after
    ? query.where(
        sql<boolean>`(reminders.user_id, reminders.id) > (${after.user_id}::uuid, ${after.id}::uuid)`,
      )
    : query
}
