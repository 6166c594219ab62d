import { minuteOf, wallClockIn } from '#contract/clock.ts'
import { isNotificationKind, type NotificationKind, notificationKinds } from '#contract/notification-kinds.ts'
import { minutesUntilQuiet } from '#contract/quiet-hours.ts'
import { build, type RootScope, type Scope, sql } from '#server/database/client.ts'
import { isNotQuietAt, quietColumns } from './quiet-hours.ts'

const minuteMs = 60_000
const batch = 500

/** Minutes for which a push service keeps a push that lasts, and within which it is sent once more after quiet hours. */
export const lastingPushMinutes = 12 * 60

const unpushed = (zone: string, minute: number) =>
  build
    .selectFrom('notifications')
    .innerJoin('profiles', 'profiles.user_id', 'notifications.user_id')
    .leftJoin('notification_settings as quiet', 'quiet.user_id', 'notifications.user_id')
    .select(['notifications.id', 'notifications.user_id', 'notifications.kind'])
    .select(['notifications.created_at', 'notifications.read_at'])
    .select(quietColumns)
    .where('notifications.told_at', 'is', null)
    .where('profiles.timezone', '=', zone)
    .where(isNotQuietAt(minute))
    .orderBy('notifications.user_id')
    .orderBy('notifications.id')
    .limit(batch)
    .forUpdate('notifications')
    .skipLocked()

/** Queues a push to the browsers of one zone's members for what came to them; in their quiet hours it waits. */
export async function queuePushes(system: RootScope, zone: string, now: Date): Promise<void> {
  const minute = minuteOf(wallClockIn(zone, now))
  let found: number
  do
    found = await system.transaction(async (scope) => {
      const rows = await scope.rows(unpushed(zone, minute))
      if (rows.length === 0) return 0
      await scope.rows(
        build
          .updateTable('notifications')
          .set({ told_at: now })
          .where(sql<boolean>`id = any(${rows.map(({ id }) => id)}::uuid[])`),
      )
      await insertPushes(
        scope,
        rows.flatMap((row) => pushesFor(row, minute, now)),
        now,
      )
      return rows.length
    })
  while (found === batch)
}

interface UnpushedRow {
  user_id: string
  kind: string
  created_at: Date
  read_at: Date | null
  quiet_from: number
  quiet_until: number
}

interface NewPush {
  userId: string
  /** When a push service is to forget it: never into her quiet hours. */
  expires: number
  /** Until when it makes sense if those are left out of account. */
  freshUntil: number
}

function pushesFor(row: UnpushedRow, minute: number, now: Date): NewPush[] {
  if (row.read_at || !isNotificationKind(row.kind)) return []
  const { staleMinutes }: { staleMinutes: number | null } = notificationKinds[row.kind]
  const from = staleMinutes === null ? now : row.created_at
  const fresh = from.getTime() + (staleMinutes ?? lastingPushMinutes) * minuteMs
  if (fresh <= now.getTime()) return []
  const quietIn = minutesUntilQuiet(minute, { from: row.quiet_from, until: row.quiet_until })
  const expires = Math.min(fresh, now.getTime() + quietIn * minuteMs)
  // After her quiet hours only what stays news is worth telling.
  return [{ userId: row.user_id, expires, freshUntil: staleMinutes === null ? fresh : expires }]
}

/** The kinds that are sent once more after quiet hours. */
export const lastingKinds = Object.entries(notificationKinds)
  .filter(([, { staleMinutes }]) => staleMinutes === null)
  .map(([kind]) => kind as NotificationKind)

/** One push for each of her browsers, however much came; one that still waits takes this in. */
async function insertPushes(scope: Scope, pushes: readonly NewPush[], now: Date): Promise<void> {
  const members = [...Map.groupBy(pushes, ({ userId }) => userId)].map(([userId, hers]) => ({
    userId,
    count: hers.length,
    expires: new Date(Math.max(...hers.map(({ expires }) => expires))).toISOString(),
    freshUntil: new Date(Math.max(...hers.map(({ freshUntil }) => freshUntil))).toISOString(),
  }))
  if (members.length === 0) return
  await scope.rows(
    sql`
      insert into pushes (subscription_id, notifications, next_at, expires_at, fresh_until)
      select browser.id, word.count, ${now}, word.expires_at, word.fresh_until
      from push_subscriptions browser
      join unnest(
        ${members.map(({ userId }) => userId)}::uuid[],
        ${members.map(({ count }) => count)}::int[],
        ${members.map(({ expires }) => expires)}::timestamptz[],
        ${members.map(({ freshUntil }) => freshUntil)}::timestamptz[]
      ) word (user_id, count, expires_at, fresh_until) on word.user_id = browser.user_id
      order by browser.id
      on conflict (subscription_id) do update set
        batch = gen_random_uuid(),
        notifications = pushes.notifications + excluded.notifications,
        attempts = 0,
        next_at = greatest(pushes.next_at, excluded.next_at),
        expires_at = greatest(pushes.expires_at, excluded.expires_at),
        fresh_until = greatest(pushes.fresh_until, excluded.fresh_until)`.compile(build),
  )
}
