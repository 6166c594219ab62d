import { type Heart, hearts } from '#contract/hearts.ts'
import type { RecordedDay } from '#contract/insights.ts'
import {
  type CardId,
  levels,
  calm as nothing,
  type SafetyLevel,
  type SafetyNotice,
} from '#contract/safety.ts'
import type { Energy, Mood } from '#contract/you-today.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { heartColumn, textColumn } from '#server/features/check-ins/stored-responses.ts'

/** A stretch of her days, both ends included, `YYYY-MM-DD`. */
export interface Days {
  from: string
  to: string
}

/** Nobody writes more in three months; were it more, the newest are read. */
const maxRead = 400

/** The words of You Today on the scale of the hearts, 1 to 5. */
const moodLevels: Record<Mood, number> = { calm: 5, okay: 4, frazzled: 3, flat: 2, overwhelmed: 1 }
const energyLevels: Record<Energy, number> = { low: 2, mid: 3, high: 4 }

const meanOf = (heart: Heart) => sql<number | null>`avg(${heartColumn(heart)})::float8`

/** Her days with a daily check-in or You Today, oldest first. */
export async function listRecordedDays(
  scope: Scope,
  userId: string,
  { from, to }: Days,
): Promise<RecordedDay[]> {
  const [rated, feelings] = await Promise.all([
    scope.rows(
      build
        .selectFrom('check_ins')
        .select([
          'day',
          sql<number>`count(*)::int`.as('check_ins'),
          ...hearts.map((heart) => meanOf(heart).as(heart)),
        ])
        .where('user_id', '=', userId)
        .where('type', '=', 'daily')
        .where('day', '>=', from)
        .where('day', '<=', to)
        .groupBy('day'),
    ),
    scope.rows(
      build
        .selectFrom('you_today_insights')
        .select(['day', 'mood', 'energy'])
        .where('user_id', '=', userId)
        .where('day', '>=', from)
        .where('day', '<=', to),
    ),
  ])
  const days = new Map<string, RecordedDay>()
  for (const { day, mood, energy } of feelings)
    days.set(day, {
      day,
      check_ins: 0,
      mood: moodLevels[mood as Mood],
      energy: energyLevels[energy as Energy],
      stress: null,
      feeling: mood as Mood,
    })
  for (const row of rated) days.set(row.day, { ...row, feeling: days.get(row.day)?.feeling ?? null })
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** What she wrote beside a check-in. */
export interface Written {
  day: string
  mood: number
  /** The question of that day, which hers answers. */
  prompt: string
  text: string
}

/** What she wrote in her daily check-ins, newest first. What was grave is left out, and days without a word, which say nothing of it. */
export function listWritten(scope: Scope, userId: string, days: Days): Promise<Written[]> {
  return scope.rows(
    calm(userId, 'daily', days)
      .select([
        'day',
        heartColumn('mood').$castTo<number>().as('mood'),
        textColumn('prompt').as('prompt'),
        textColumn('promptResponse').as('text'),
      ])
      .where(heartColumn('mood'), 'is not', null)
      .where(sql<boolean>`${textColumn('promptResponse')} ~ '\\S'`)
      .orderBy('day', 'desc')
      .limit(maxRead),
  )
}

export interface Reset {
  day: string
  energy_giving: string
  next_week: string
}

/** Her weekly resets, newest first. What was grave is left out. */
export function listResets(scope: Scope, userId: string, days: Days): Promise<Reset[]> {
  return scope.rows(
    calm(userId, 'weekly_reset', days)
      .select(['day', textColumn('energyGiving').as('energy_giving'), textColumn('nextWeek').as('next_week')])
      .orderBy('day', 'desc')
      .orderBy('created_at', 'desc')
      .limit(maxRead),
  )
}

/** How many weekly resets she told, grave ones among them. */
export async function countResets(scope: Scope, userId: string, { from, to }: Days): Promise<number> {
  const row = await scope.row(
    build
      .selectFrom('check_ins')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('type', '=', 'weekly_reset')
      .where('day', '>=', from)
      .where('day', '<=', to),
  )
  return row?.count ?? 0
}

/** How many goals of a week she said she did, and when she took on the first of them; null where there is none. */
export async function countGoalsDone(
  scope: Scope,
  userId: string,
): Promise<{ goals_kept: number; goals_since: string | null }> {
  const row = await scope.row(
    build
      .selectFrom('rediscover_sessions')
      .select([sql<number>`count(*)::int`.as('goals_kept'), sql<Date | null>`min(completed_at)`.as('since')])
      .where('user_id', '=', userId)
      .where('goal_status', '=', 'done'),
  )
  return { goals_kept: row?.goals_kept ?? 0, goals_since: row?.since?.toISOString() ?? null }
}

function calm(userId: string, type: 'daily' | 'weekly_reset', { from, to }: Days) {
  return build
    .selectFrom('check_ins')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('safety_level', 'in', ['none', 'support'])
}

/** The most serious of what she told in check-ins of either kind. */
export async function readSafety(scope: Scope, userId: string, { from, to }: Days): Promise<SafetyNotice> {
  const row = await scope.row(
    build
      .selectFrom('check_ins')
      .select(['safety_level', 'safety_card'])
      .where('user_id', '=', userId)
      .where('type', 'in', ['daily', 'weekly_reset'])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy(sql`array_position(${sql.val([...levels])}::text[], safety_level)`, 'desc')
      .orderBy('created_at', 'desc')
      .limit(1),
  )
  if (!row) return nothing
  return { level: row.safety_level as SafetyLevel, cardId: row.safety_card as CardId | null, softLine: null }
}

/** What took up her head on the days that she told in a tap, in her words. */
export async function listFocuses(scope: Scope, userId: string, { from, to }: Days): Promise<string[]> {
  const rows = await scope.rows(
    build
      .selectFrom('you_today_insights')
      .select('focus')
      .where('user_id', '=', userId)
      .where('day', '>=', from)
      .where('day', '<=', to),
  )
  return rows.flatMap(({ focus }) => focus ?? [])
}

/** Whether she told about any day before this one. */
export async function hasEarlierDays(scope: Scope, userId: string, day: string): Promise<boolean> {
  const [checkIn, feeling] = await Promise.all([
    scope.row(
      build
        .selectFrom('check_ins')
        .select('day')
        .where('user_id', '=', userId)
        .where('type', 'in', ['daily', 'weekly_reset'])
        .where('day', '<', day)
        .limit(1),
    ),
    scope.row(
      build
        .selectFrom('you_today_insights')
        .select('day')
        .where('user_id', '=', userId)
        .where('day', '<', day)
        .limit(1),
    ),
  ])
  return Boolean(checkIn ?? feeling)
}
