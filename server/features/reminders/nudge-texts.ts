import type { NudgeKind } from '#contract/reminder-times.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { reminderBandFor } from './age-band.ts'
import { chooseNudge, chooseRealTalk, realTalkInLoss, repeatAfterDays } from './choose-line.ts'
import type { DueNotification } from './due-notification.ts'

interface Member {
  user_id: string
  season: string | null
  /** She has asked for quiet after a loss. */
  is_loss: boolean
}

const dayMs = 86_400_000

/** One of a kind for each of her days. */
export const nudgeKey = (kind: NudgeKind, day: string) => `${kind}:${day}`

/** Finds the words for each of these members; one for whom there are none gets no nudge. */
export async function chooseNudgeTexts(
  scope: Scope,
  kind: NudgeKind,
  members: readonly Member[],
  day: string,
  now: Date,
): Promise<DueNotification[]> {
  if (members.length === 0) return []
  const ids = members.map(({ user_id }) => user_id)
  const textFor =
    kind === 'real_talk' ? await realTalkFor(scope, ids, day, now) : await nudgesFor(scope, kind, ids, day)
  return members.flatMap((member) => {
    const text = textFor(member)
    return text ? [{ userId: member.user_id, kind, key: nudgeKey(kind, day), text }] : []
  })
}

async function realTalkFor(scope: Scope, ids: readonly string[], day: string, now: Date) {
  const rows = await scope.rows(
    build
      .selectFrom('notifications')
      .select(['user_id', sql<string[]>`array_agg(text)`.as('texts')])
      .where(sql<boolean>`user_id = any(${ids}::uuid[])`)
      .where('kind', '=', 'real_talk')
      .where('created_at', '>', new Date(now.getTime() - repeatAfterDays * dayMs))
      .groupBy('user_id'),
  )
  const lately = new Map(rows.map(({ user_id, texts }) => [user_id, new Set(texts)]))
  return ({ user_id, season, is_loss }: Member) =>
    is_loss ? realTalkInLoss(day) : chooseRealTalk(user_id, season, lately.get(user_id) ?? new Set())
}

async function nudgesFor(
  scope: Scope,
  kind: Exclude<NudgeKind, 'real_talk'>,
  ids: readonly string[],
  day: string,
) {
  const wanted = sql<boolean>`child_settings.notification_prefs ->> ${`notify_${kind}`} is distinct from 'false'`
  const rows = await scope.rows(
    build
      .selectFrom('children')
      .leftJoin('child_settings', (join) =>
        join
          .onRef('child_settings.user_id', '=', 'children.user_id')
          .onRef('child_settings.child_id', '=', 'children.id'),
      )
      .select([
        'children.user_id',
        sql<(string | null)[]>`array_agg(children.birthdate::text)`.as('birthdates'),
      ])
      .where(sql<boolean>`children.user_id = any(${ids}::uuid[])`)
      .where(wanted)
      .where('children.died_on', 'is', null)
      .groupBy('children.user_id'),
  )
  const birthdates = new Map(rows.map((row) => [row.user_id, row.birthdates]))
  return ({ user_id, season }: Member) => {
    const band = reminderBandFor(birthdates.get(user_id) ?? [], season, day)
    return band && chooseNudge(kind, band, day)
  }
}
