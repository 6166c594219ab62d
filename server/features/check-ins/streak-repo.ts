import { type Streak, streakOf } from '#contract/streak.ts'
import { build, type Scope } from '#server/database/client.ts'

const daysAtOnce = 100

async function daysBefore(scope: Scope, userId: string, before: string | null): Promise<string[]> {
  let query = build
    .selectFrom('check_ins')
    .select('day')
    .distinct()
    .where('user_id', '=', userId)
    .where('type', '=', 'daily')
    .orderBy('day', 'desc')
    .limit(daysAtOnce)
  if (before) query = query.where('day', '<', before)
  return (await scope.rows(query)).map(({ day }) => day)
}

/** Reads her days back until the run has ended, so that its cost follows the run and not her years here. */
export async function readStreak(scope: Scope, userId: string, today: string): Promise<Streak> {
  const days = await daysBefore(scope, userId, null)
  for (let read = days.length; ; ) {
    const streak = streakOf(days, today)
    const counted = days.filter((day) => day <= today).length
    if (read < daysAtOnce || streak.days < counted) return streak
    const more = await daysBefore(scope, userId, days.at(-1) ?? null)
    read = more.length
    days.push(...more)
  }
}
