import { minuteOf, timeOf } from '#contract/clock.ts'
import { seasons } from '#contract/options.ts'
import type { ReminderSettings, ReminderSettingsInput } from '#contract/reminders.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { findQuietHours, saveQuietHours } from '#server/features/notifications/quiet-hours.ts'
import { findProfile, listChildren, updateProfile } from '#server/features/profile/repo.ts'

/** What holds until she has changed anything; the table's own defaults. Minutes since midnight. */
export const defaultTimes = {
  real_talk_at: 570,
  wake_at: 420,
  bedtime_at: 1140,
} as const

/** One of these times in a query that has `reminder_settings as settings` at its left. */
export const setting = (name: keyof typeof defaultTimes) =>
  sql<number>`coalesce(settings.${sql.raw(name)}, ${sql.lit(defaultTimes[name])})`

/** What may come to her and when. */
export async function findSettings(scope: Scope, userId: string): Promise<ReminderSettings> {
  const [profile, children, quiet, stored] = [
    await findProfile(scope, userId),
    await listChildren(scope, userId),
    await findQuietHours(scope, userId),
    await scope.row(
      build
        .selectFrom('reminder_settings')
        .select(['real_talk_at', 'wake_at', 'bedtime_at'])
        .where('user_id', '=', userId),
    ),
  ]
  const times = stored ?? defaultTimes
  return {
    allow_real_talk_push: profile.allow_real_talk_push,
    real_talk_at: timeOf(times.real_talk_at),
    wake_at: timeOf(times.wake_at),
    bedtime_at: timeOf(times.bedtime_at),
    quiet_from: timeOf(quiet.from),
    quiet_until: timeOf(quiet.until),
    season: seasons.find((known) => known === profile.season) ?? null,
    timezone: profile.timezone,
    children: children
      .filter(({ died_on }) => died_on === null)
      .map(({ id, name, notification_prefs }) => ({ id, name, ...notification_prefs })),
  }
}

/** Saves it all; a child that is not hers, or no longer there, is passed over. */
export async function saveSettings(
  scope: Scope,
  userId: string,
  { allow_real_talk_push, timezone, season, children, ...times }: ReminderSettingsInput,
): Promise<void> {
  await updateProfile(scope, userId, {
    allow_real_talk_push,
    ...(timezone && { timezone }),
    ...(season !== undefined && { season }),
  })
  await saveQuietHours(scope, userId, {
    from: minuteOf(times.quiet_from),
    until: minuteOf(times.quiet_until),
  })
  const saved = {
    real_talk_at: minuteOf(times.real_talk_at),
    wake_at: minuteOf(times.wake_at),
    bedtime_at: minuteOf(times.bedtime_at),
    changed_at: new Date(),
  }
  await scope.rows(
    build
      .insertInto('reminder_settings')
      .values({ user_id: userId, ...saved })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved)),
  )
  for (const { id, ...nudges } of children) {
    const notification_prefs = JSON.stringify(nudges)
    await scope.rows(
      build
        .insertInto('child_settings')
        .columns(['child_id', 'user_id', 'notification_prefs'])
        .expression(
          build
            .selectFrom('children')
            .select(['id', 'user_id'])
            .select(({ cast, val }) => cast<string>(val(notification_prefs), 'jsonb').as('prefs'))
            .where('user_id', '=', userId)
            .where('id', '=', id),
        )
        .onConflict((conflict) =>
          conflict.columns(['child_id', 'user_id']).doUpdateSet({ notification_prefs }),
        ),
    )
  }
}
