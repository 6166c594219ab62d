import { build, type RootScope, type Scope, sql } from '#server/database/client.ts'
import { eachZone } from '#server/features/notifications/each-zone.ts'
import { notifyMany } from '#server/features/notifications/notify-many.ts'
import { forEachSettled } from '#server/platform/jobs/for-each-settled.ts'
import type { DueNotification } from './due-notification.ts'
import { findDueNudges } from './due-nudges.ts'
import { findDueReminders, reminderKey } from './due-reminders.ts'

const batch = 300

/**
 * Puts what is due now into the members' inboxes, zone by zone. What several workers find at once, or one finds again, is
 * put there once: by the key of each. What fails keeps nothing else waiting.
 * @throws AggregateError of all that failed.
 */
export const notifyDue = (system: RootScope, now: Date): Promise<void> =>
  eachZone(system, async (zone) => {
    const due = [
      ...(await findDueNudges(system, zone, now)),
      ...(await findDueReminders(system, zone, now)),
    ].sort((a, b) => compare(a.userId, b.userId) || compare(a.key, b.key))
    const parts = Array.from({ length: Math.ceil(due.length / batch) }, (_, index) =>
      due.slice(index * batch, (index + 1) * batch),
    )
    await forEachSettled(parts, (part) => system.transaction((scope) => put(scope, part, now)))
  })

// In one order everywhere, so that two workers never wait for each other.
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Puts there what is not there yet. */
async function put(scope: Scope, due: readonly DueNotification[], now: Date): Promise<void> {
  const claimed = await claimReminders(scope, due, now)
  const wanted = due.filter(({ kind, key }) => kind !== 'reminder' || claimed.has(key))
  await notifyMany(scope, wanted, now)
}

/** Marks reminders as come, and answers the keys of those that nobody changed, finished or took meanwhile. */
async function claimReminders(
  scope: Scope,
  due: readonly DueNotification[],
  now: Date,
): Promise<Set<string>> {
  const asked = due.filter(({ kind }) => kind === 'reminder')
  if (asked.length === 0) return new Set()
  const still = build
    .selectFrom('reminders')
    .select(['user_id', 'id'])
    .where(
      sql<boolean>`(user_id, 'reminder:' || id || ':' || due) in
        (select * from unnest(${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ key }) => key)}::text[]))`,
    )
    .where('notified_at', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('user_id')
    .orderBy('id')
    .forUpdate()
  const rows = await scope.rows(
    build
      .updateTable('reminders')
      .set({ notified_at: now })
      .where(({ eb, refTuple }) => eb(refTuple('user_id', 'id'), 'in', still.$asTuple('user_id', 'id')))
      .returning(['id', 'due']),
  )
  return new Set(rows.map(({ id, due: at }) => reminderKey(id, at)))
}
