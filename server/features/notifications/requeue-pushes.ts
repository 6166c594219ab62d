import { minuteOf, wallClockIn } from '#contract/clock.ts'
import { minutesUntilQuiet } from '#contract/quiet-hours.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { hasNoDeletion } from './has-no-deletion.ts'
import { lastingKinds, lastingPushMinutes } from './queue-pushes.ts'
import { isNotQuietAt, quietColumns } from './quiet-hours.ts'

const minuteMs = 60_000

/**
 * Sends once more what lasts and quiet hours have cut short: a phone that was off until they began never
 * heard of it. Only what she has not read is told, as one, and under the same id, so that a phone which shows it still
 * makes no second sound.
 */
export async function requeuePushes(scope: Scope, zone: string, now: Date): Promise<void> {
  const minute = minuteOf(wallClockIn(zone, now))
  const over = await scope.rows(
    build
      .selectFrom('pushes')
      .innerJoin('push_subscriptions as browser', 'browser.id', 'pushes.subscription_id')
      .innerJoin('profiles', 'profiles.user_id', 'browser.user_id')
      .leftJoin('notification_settings as quiet', 'quiet.user_id', 'browser.user_id')
      .select(['pushes.subscription_id', 'pushes.fresh_until'])
      .select(quietColumns)
      .where('profiles.timezone', '=', zone)
      .where('pushes.expires_at', '<=', now)
      .where('pushes.fresh_until', '>', now)
      .where(isNotQuietAt(minute))
      .where(hasNoDeletion)
      .orderBy('pushes.subscription_id'),
  )
  if (over.length === 0) return
  const expires = over.map(({ fresh_until, quiet_from, quiet_until }) => {
    const quietIn = minutesUntilQuiet(minute, { from: quiet_from, until: quiet_until })
    return Math.min(fresh_until.getTime(), now.getTime() + quietIn * minuteMs)
  })
  await scope.rows(
    sql`
      update pushes set attempts = 0, next_at = ${now}, expires_at = over.expires_at, notifications = (
        select count(*) from push_subscriptions browser
        join notifications on notifications.user_id = browser.user_id
        where browser.id = pushes.subscription_id
          and notifications.read_at is null and notifications.kind = any(${lastingKinds}::text[])
          and notifications.told_at > ${new Date(now.getTime() - lastingPushMinutes * minuteMs)})
      from (
        select locked.subscription_id, word.expires_at
        from pushes locked
        join unnest(
          ${over.map(({ subscription_id }) => subscription_id)}::uuid[],
          ${expires.map((at) => new Date(at).toISOString())}::timestamptz[]
        ) word (subscription_id, expires_at) on word.subscription_id = locked.subscription_id
        order by locked.subscription_id
        for update of locked
      ) over
      where pushes.subscription_id = over.subscription_id and pushes.expires_at <= ${now}`.compile(build),
  )
}
