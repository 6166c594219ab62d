import { minuteOf, wallClockIn } from '#contract/clock.ts'
import { isQuiet, minutesUntilQuiet } from '#contract/reminder-times.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { expiryMinutes } from './expiry-minutes.ts'
import { hasNoDeletion } from './has-no-deletion.ts'
import { setting } from './settings-repo.ts'

const minuteMs = 60_000

/**
 * Leaves word once more of reminders that quiet hours have cut short: a phone that was off until they began never heard of
 * them. Only what she has neither read nor done is told, as one, and under the same id, so that a phone which shows it
 * still makes no second sound.
 */
export async function pushAfterQuiet(scope: Scope, zone: string, now: Date): Promise<void> {
  const minute = minuteOf(wallClockIn(zone, now))
  const waiting = await scope.rows(
    build
      .selectFrom('pushes')
      .innerJoin('push_subscriptions as browser', 'browser.id', 'pushes.subscription_id')
      .innerJoin('profiles', 'profiles.user_id', 'browser.user_id')
      .leftJoin('reminder_settings as settings', 'settings.user_id', 'browser.user_id')
      .select(['pushes.subscription_id', 'pushes.fresh_until'])
      .select([setting('quiet_from').as('quiet_from'), setting('quiet_until').as('quiet_until')])
      .where('profiles.timezone', '=', zone)
      .where('pushes.expires_at', '<=', now)
      .where('pushes.fresh_until', '>', now)
      .where(hasNoDeletion)
      .orderBy('pushes.subscription_id'),
  )
  const over = waiting
    .map(({ quiet_from, quiet_until, ...push }) => ({
      ...push,
      quiet: { from: quiet_from, until: quiet_until },
    }))
    .filter(({ quiet }) => !isQuiet(minute, quiet))
  if (over.length === 0) return
  const expires = over.map(({ fresh_until, quiet }) =>
    Math.min(fresh_until.getTime(), now.getTime() + minutesUntilQuiet(minute, quiet) * minuteMs),
  )
  await scope.rows(
    sql`
      update pushes set attempts = 0, next_at = ${now}, expires_at = over.expires_at, notes = (
        select count(*) from push_subscriptions browser
        join notes on notes.user_id = browser.user_id
        join reminders on reminders.user_id = notes.user_id and reminders.id = notes.reminder_id
        where browser.id = pushes.subscription_id
          and notes.read_at is null and reminders.done_at is null
          and notes.created_at > ${new Date(now.getTime() - expiryMinutes.reminder * minuteMs)})
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
