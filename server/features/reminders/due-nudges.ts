import { dayOf, minuteOf, wallClockIn } from '#contract/clock.ts'
import { isNudgeDue, type NudgeKind, nudgeKinds, nudgeValidMinutes } from '#contract/reminder-times.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { hasNoDeletion } from '#server/features/notifications/has-no-deletion.ts'
import { quietColumns } from '#server/features/notifications/quiet-hours.ts'
import type { DueNotification } from './due-notification.ts'
import { chooseNudgeTexts, nudgeKey } from './nudge-texts.ts'
import { setting } from './settings-repo.ts'

const batch = 500

const timeColumn = { real_talk: 'real_talk_at', wake: 'wake_at', bedtime: 'bedtime_at' } as const

/** Since when she wants a kind: always, or since the first child it is for; null where she does not. */
const wantedSince = {
  real_talk: sql<Date | null>`case when profiles.allow_real_talk_push then account."createdAt" end`,
  wake: firstChildWith('notify_wake'),
  bedtime: firstChildWith('notify_bedtime'),
} as const satisfies Record<NudgeKind, unknown>

function firstChildWith(name: 'notify_wake' | 'notify_bedtime') {
  return sql<Date | null>`(
    select min(children.created_at)
    from children left join child_settings
      on child_settings.user_id = children.user_id and child_settings.child_id = children.id
    where children.user_id = profiles.user_id and children.died_on is null
      and child_settings.notification_prefs ->> ${sql.lit(name)} is distinct from 'false')`
}

/** The nudges that are due in one time zone and have not come today. */
export async function findDueNudges(scope: Scope, zone: string, now: Date): Promise<DueNotification[]> {
  const wall = wallClockIn(zone, now)
  const found: DueNotification[] = []
  for (const kind of nudgeKinds) {
    let after: string | undefined
    do {
      const members = await scope.rows(candidates(kind, zone, wall, after))
      const due = members.filter(({ at, quiet_from, quiet_until, since }) =>
        isNudgeDue(kind, at, { from: quiet_from, until: quiet_until }, wall, wallClockIn(zone, since)),
      )
      found.push(...(await chooseNudgeTexts(scope, kind, due, dayOf(wall), now)))
      after = members.length < batch ? undefined : members.at(-1)?.user_id
    } while (after)
  }
  return found
}

/** Members of a zone who want a kind, whose time for it was a while ago at most, and who had none today. */
function candidates(kind: NudgeKind, zone: string, wall: string, after: string | undefined) {
  const minute = minuteOf(wall)
  const at = setting(timeColumn[kind])
  const query = build
    .selectFrom('profiles')
    .innerJoin('auth.user as account', 'account.id', 'profiles.user_id')
    .leftJoin('reminder_settings as settings', 'settings.user_id', 'profiles.user_id')
    .leftJoin('notification_settings as quiet', 'quiet.user_id', 'profiles.user_id')
    .select([
      'profiles.user_id',
      'profiles.season',
      sql<boolean>`profiles.loss_since is not null`.as('is_loss'),
    ])
    .select([
      at.as('at'),
      ...quietColumns,
      // What she switches on at noon, or a child whom she adds then, does not come for the morning before.
      sql<Date>`greatest(account."createdAt", settings.changed_at, ${wantedSince[kind]})`.as('since'),
    ])
    .where('profiles.timezone', '=', zone)
    .where(at, '<=', minute)
    // Twice its lateness: it may have waited for the end of quiet hours before.
    .where(at, '>', minute - 2 * nudgeValidMinutes[kind])
    .where(wantedSince[kind], 'is not', null)
    .where(hasNoDeletion)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.user_id', '=', 'profiles.user_id')
            .where('notifications.kind', '=', kind)
            .where('notifications.key', '=', nudgeKey(kind, dayOf(wall))),
        ),
      ),
    )
    .orderBy('profiles.user_id')
    .limit(batch)
  // After a loss no day begins or ends with a line about a child.
  const wanted = kind === 'real_talk' ? query : query.where('profiles.loss_since', 'is', null)
  return after ? wanted.where('profiles.user_id', '>', after) : wanted
}
