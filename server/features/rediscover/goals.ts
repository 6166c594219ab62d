import type { RediscoverSession } from '#contract/rediscover.ts'
import type { Scope } from '#server/database/client.ts'
import { dueAfter } from './service.ts'
import { findOpenGoal, findSession, insertGoal } from './sessions-repo.ts'

// What the vision board does with goals of a week.

type Goal = Pick<RediscoverSession, 'id'> & { text: string }

/** A goal of hers, open or not; undefined where she has none under that id. */
export async function findGoal(scope: Scope, userId: string, id: string): Promise<Goal | undefined> {
  const session = await findSession(scope, userId, id)
  return session?.weekly_goal ? { id, text: session.weekly_goal } : undefined
}

/** The id of the goal that is open, of several of the one that she took on last. */
export async function findOpenGoalId(scope: Scope, userId: string): Promise<string | undefined> {
  return (await findOpenGoal(scope, userId))?.id
}

interface Taken {
  id: string
  text: string
  takenAt: Date
  timezone: string
}

/** Makes a text the goal of the week that begins then. Answers whether it did: the id may be taken. */
export function beginGoal(scope: Scope, userId: string, { timezone, ...taken }: Taken): Promise<boolean> {
  return insertGoal(scope, userId, { ...taken, due: dueAfter(timezone, taken.takenAt) })
}
