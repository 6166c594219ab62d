import type { Insight } from '#contract/you-today.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

const shown = 30

/** Her newest days first, at most thirty. */
export async function listInsights(scope: Scope, userId: string): Promise<Insight[]> {
  const rows = await scope.rows(
    build
      .selectFrom('you_today_insights')
      .select(['day', 'mood', 'energy', 'focus', 'title', 'tip', 'bullets', 'mode_action', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('day', 'desc')
      .limit(shown),
  )
  return rows.map(present)
}

/** Keeps the insight of a day; telling again how the day is replaces it. */
export async function saveInsight(
  scope: Scope,
  userId: string,
  insight: Omit<Insight, 'created_at'>,
): Promise<Insight> {
  const { day, ...rest } = insight
  const values = { ...rest, ai_tip: insight.tip }
  const row = await scope.row(
    build
      .insertInto('you_today_insights')
      .values({ user_id: userId, day, ...values })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'day']).doUpdateSet({ ...values, created_at: sql<Date>`now()` }),
      )
      .returning(['day', 'mood', 'energy', 'focus', 'title', 'tip', 'bullets', 'mode_action', 'created_at']),
  )
  if (!row) throw new Error('an upsert that returned nothing')
  return present(row)
}

/** Deletes the insight of a day, where there is one. */
export async function removeInsight(scope: Scope, userId: string, day: string): Promise<void> {
  await scope.rows(
    build.deleteFrom('you_today_insights').where('user_id', '=', userId).where('day', '=', day),
  )
}

interface InsightRow {
  day: string
  mood: string
  energy: string
  focus: string | null
  title: string | null
  tip: string | null
  bullets: string[]
  mode_action: string | null
  created_at: Date
}

/** The columns are held to the contract's lists by the table's own checks. */
function present(row: InsightRow): Insight {
  return {
    day: row.day,
    mood: row.mood as Insight['mood'],
    energy: row.energy as Insight['energy'],
    focus: row.focus ?? '',
    title: row.title ?? '',
    tip: row.tip ?? '',
    bullets: row.bullets,
    mode_action: (row.mode_action ?? 'reset') as Insight['mode_action'],
    created_at: row.created_at.toISOString(),
  }
}
