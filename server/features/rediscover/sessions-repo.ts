import { type GoalStatus, openGoals } from '#contract/goal-status.ts'
import type { RediscoverSession } from '#contract/rediscover.ts'
import type { FocusSlug } from '#contract/rediscover-exercises.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

/** Of a life with Lightly; more than anybody goes through. */
const maxListed = 100

const columns = [
  'id',
  'focus_slug',
  'created_at',
  'completed_at',
  'summary_text',
  'weekly_goal',
  'goal_due',
  'goal_status',
] as const

/** Whether its goal is on her board, as SQL. */
const onBoard = sql<boolean>`exists (select from vision_items
  where vision_items.user_id = rediscover_sessions.user_id and vision_items.session_id = rediscover_sessions.id)`.as(
  'on_board',
)

interface SessionRow {
  id: string
  focus_slug: string | null
  created_at: Date
  completed_at: Date | null
  summary_text: string | null
  weekly_goal: string | null
  goal_due: string | null
  goal_status: string | null
  on_board: boolean
}

/** Columns that are lists are held to the contract by the table's own checks. */
const present = (row: SessionRow): RediscoverSession => ({
  ...row,
  focus_slug: row.focus_slug as FocusSlug | null,
  goal_status: row.goal_status as GoalStatus | null,
  created_at: row.created_at.toISOString(),
  completed_at: row.completed_at?.toISOString() ?? null,
})

const of = (userId: string) =>
  build.selectFrom('rediscover_sessions').select(columns).select(onBoard).where('user_id', '=', userId)

/** Her programmes, the newest first. */
export async function listSessions(scope: Scope, userId: string): Promise<RediscoverSession[]> {
  const rows = await scope.rows(
    of(userId).where('is_programme', '=', true).orderBy('created_at', 'desc').orderBy('id').limit(maxListed),
  )
  return rows.map(present)
}

/** Hers alone, or undefined. @param isLocked nobody else changes it until the transaction ends */
export async function findSession(
  scope: Scope,
  userId: string,
  id: string,
  isLocked = false,
): Promise<RediscoverSession | undefined> {
  const query = of(userId).where('id', '=', id)
  const row = await scope.row(isLocked ? query.forUpdate() : query)
  return row && present(row)
}

/** Begins a programme, unless it is begun. */
export async function beginSession(scope: Scope, userId: string, id: string): Promise<void> {
  await scope.rows(
    build
      .insertInto('rediscover_sessions')
      .values({ id, user_id: userId })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

type Change = Partial<Omit<RediscoverSession, 'id' | 'created_at' | 'on_board'>>

/** Answers it as it now is; undefined where she has none with that id. */
export async function changeSession(scope: Scope, userId: string, id: string, change: Change) {
  const row = await scope.row(
    build
      .updateTable('rediscover_sessions')
      .set(change)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning([...columns, onBoard]),
  )
  return row && present(row)
}

interface NewGoal {
  id: string
  text: string
  takenAt: Date
  /** Her day. */
  due: string
}

/** Makes a goal of a week that is of no programme. Answers whether it was made: the id may be taken. */
export async function insertGoal(
  scope: Scope,
  userId: string,
  { id, text, takenAt, due }: NewGoal,
): Promise<boolean> {
  const row = await scope.row(
    build
      .insertInto('rediscover_sessions')
      .values({
        id,
        user_id: userId,
        is_programme: false,
        created_at: takenAt.toISOString(),
        completed_at: takenAt.toISOString(),
        weekly_goal: text,
        goal_due: due,
        goal_status: 'pending',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  return row !== undefined
}

/** The goal that is still open, of several the one that she took on last. */
export async function findOpenGoal(scope: Scope, userId: string): Promise<RediscoverSession | undefined> {
  const row = await scope.row(
    of(userId)
      .where('goal_status', 'in', [...openGoals])
      .orderBy(sql`completed_at desc nulls last`)
      .limit(1),
  )
  return row && present(row)
}

/** Its answers go with it. */
export async function removeSession(scope: Scope, userId: string, id: string): Promise<void> {
  await scope.rows(build.deleteFrom('rediscover_sessions').where('user_id', '=', userId).where('id', '=', id))
}
