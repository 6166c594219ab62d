import type { QuietHours } from '#contract/quiet-hours.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

/** What holds until she has changed it; the table's own defaults. Minutes since midnight. */
const defaultQuietHours: QuietHours = { from: 1260, until: 420 }

const start = sql<number>`coalesce(quiet.quiet_from, ${sql.lit(defaultQuietHours.from)})`
const end = sql<number>`coalesce(quiet.quiet_until, ${sql.lit(defaultQuietHours.until)})`

/** Her quiet hours in a query that has `notification_settings as quiet` at its left. */
export const quietColumns = [start.as('quiet_from'), end.as('quiet_until')] as const

/** In such a query: whether it is not quiet for her at this minute of the day. */
export const isNotQuietAt = (minute: number) =>
  sql<boolean>`not case when ${start} <= ${end} then ${minute} >= ${start} and ${minute} < ${end}
    else ${minute} >= ${start} or ${minute} < ${end} end`

export async function findQuietHours(scope: Scope, userId: string): Promise<QuietHours> {
  const row = await scope.row(
    build
      .selectFrom('notification_settings')
      .select(['quiet_from as from', 'quiet_until as until'])
      .where('user_id', '=', userId),
  )
  return row ?? defaultQuietHours
}

export async function saveQuietHours(scope: Scope, userId: string, quiet: QuietHours): Promise<void> {
  const saved = { quiet_from: quiet.from, quiet_until: quiet.until }
  await scope.rows(
    build
      .insertInto('notification_settings')
      .values({ user_id: userId, ...saved })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved)),
  )
}
