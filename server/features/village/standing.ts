import { villageRefusals } from '#content/village/refusals.ts'
import { limits } from '#contract/limits.ts'
import { houseRulesVersion, type VillageStanding, type VillageState } from '#contract/village.ts'
import type { Config } from '#server/config.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'

interface StandingRow {
  rules_version: string | null
  joined_at: Date
  /** While the account was new. */
  posts_written: number
  replies_written: number
  is_moderated: boolean
}

interface SanctionRow {
  kind: string
  until: Date | null
}

type VillageConfig = Pick<Config, 'village' | 'production'>
/** As far as it binds what she writes. */
type Standing = Omit<VillageStanding, 'moderates'>

const hourMs = 60 * 60_000

/** As the operator says; where nothing is said, production is for reading only until somebody looks after it. */
function stateOf({ village, production }: VillageConfig, isModerated: boolean): VillageState {
  if (village) return village
  return production && !isModerated ? 'read-only' : 'open'
}

/** What moderators ask of her now, the longest first. */
const sanctionsOf = (scope: Scope, now: Date) =>
  scope.rows<SanctionRow>(
    build
      .selectFrom('sanctions')
      .select(['kind', 'until'])
      .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
      .orderBy(sql`until desc nulls first`),
  )

/** What she wrote within a day. */
async function countToday(scope: Scope): Promise<{ posts: number; replies: number }> {
  const row = await scope.row(
    sql<{ posts: number; replies: number }>`
      select (select count(*)::int from post_authors where created_at > now() - interval '1 day') as posts,
        (select count(*)::int from reply_authors where created_at > now() - interval '1 day') as replies`.compile(
      build,
    ),
  )
  return row ?? { posts: 0, replies: 0 }
}

const quotaLeft = (until: Date, written: { posts: number; replies: number }) => ({
  posts_left: Math.max(0, limits.newAccountPosts - written.posts),
  replies_left: Math.max(0, limits.newAccountReplies - written.replies),
  until: until.toISOString(),
})

/** How the Village stands, and what is asked of her before she writes in it. @param scope hers */
export async function readStanding(place: VillageConfig, scope: Scope, now: Date): Promise<Standing> {
  const row = await scope.row(sql<StandingRow>`select * from village_standing()`.compile(build))
  if (!row) throw new Error('a member without an account')
  const sanctions = await sanctionsOf(scope, now)
  const paused = sanctions.find(({ kind }) => kind === 'freeze' || kind === 'suspend')
  const limited = sanctions.find(({ kind }) => kind === 'limit')
  const oldEnough = new Date(row.joined_at.getTime() + limits.newAccountHours * hourMs)
  const ofNew = { posts: row.posts_written, replies: row.replies_written }
  return {
    state: stateOf(place, row.is_moderated),
    has_accepted_rules: row.rules_version === houseRulesVersion,
    new_account: limited?.until
      ? quotaLeft(limited.until, await countToday(scope))
      : now < oldEnough
        ? quotaLeft(oldEnough, ofNew)
        : null,
    ...(paused && { paused: { until: paused.until?.toISOString() ?? null } }),
  }
}

export async function saveRulesAccepted(scope: Scope, userId: string, version: string): Promise<void> {
  await scope.rows(
    build
      .insertInto('village_rules_accepted')
      .values({ user_id: userId, version })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ version, accepted_at: sql<Date>`now()` }),
      ),
  )
}

/** @throws AppError 403 where the Village shows nobody's words but her own. */
export function assertReadable({ village }: VillageConfig): void {
  if (village === 'closed') throw new AppError('village_read_only', villageRefusals.closed)
}

/** @throws AppError 403 where nothing is written now, she may not write, or has not accepted the house rules. */
export function assertWritable({ state, has_accepted_rules, paused }: Standing): void {
  if (state === 'closed') throw new AppError('village_read_only', villageRefusals.closed)
  if (state === 'read-only') throw new AppError('village_read_only', villageRefusals.readOnly)
  if (paused) throw new AppError('village_read_only', villageRefusals.paused)
  if (!has_accepted_rules) throw new AppError('rules_not_accepted', villageRefusals.rulesFirst)
}

/** @throws AppError 429 where she has written as much as an account that is new, or limited, may. */
export function assertWithinQuota({ new_account }: Standing, kind: 'post' | 'reply'): void {
  if (kind === 'post' && new_account?.posts_left === 0)
    throw new AppError('too_many', villageRefusals.postsUsed)
  if (kind === 'reply' && new_account?.replies_left === 0)
    throw new AppError('too_many', villageRefusals.repliesUsed)
}
