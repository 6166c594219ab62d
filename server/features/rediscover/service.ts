import { goalOf, smallerOf, summaryOf, writtenIn } from '#content/rediscover/summary.ts'
import { addDays } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import { openGoals } from '#contract/goal-status.ts'
import { limits } from '#contract/limits.ts'
import type { answerGoal, Goal, RediscoverResponse, RediscoverSession } from '#contract/rediscover.ts'
import type { RouteArguments } from '#contract/route.ts'
import { isGrave } from '#contract/safety.ts'
import { type Assessment, assess } from '#reading/safety/assess.ts'
import type { RootScope, Scope } from '#server/database/client.ts'
import { mostSerious, weightiest } from '#server/features/safety/most-serious.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { clientTime } from '#server/platform/http/client-time.ts'
import { readEntries } from './entries-repo.ts'
import { changeSession, findOpenGoal, findSession } from './sessions-repo.ts'

const noSuchSession = 'We could not find that one. It may have been deleted on another device.'

/** Reads each thing she wrote, and all of it as one: a thought may need both halves. */
export async function assessAnswer(response: RediscoverResponse): Promise<Assessment> {
  const texts = writtenIn(response)
  const found = await mostSerious(texts)
  return texts.length > 1 ? weightiest(found, assess(texts.join('\n'))) : found
}

/** All of a programme of hers. @throws AppError 404 */
export async function readWholeSession(scope: Scope, userId: string, id: string) {
  const [session, { entries, reflections }] = await Promise.all([
    findSession(scope, userId, id),
    readEntries(scope, userId, id),
  ])
  if (!session) throw notFound(noSuchSession)
  return { session, entries, reflections: reflections.map(({ module, text }) => ({ module, text })) }
}

/** Her day a week after a moment, on which a goal is due. */
export const dueAfter = (timezone: string, moment: Date) => addDays(dayIn(timezone, moment), limits.goalDays)

/**
 * Sums a programme up and makes its first experiment the goal of a week. What was grave is in neither. Finished once, it stays as it is.
 * @throws AppError 404
 */
export async function finishProgramme(
  member: RootScope,
  userId: string,
  id: string,
  { finishedAt, timezone }: { finishedAt: string; timezone: string },
): Promise<RediscoverSession> {
  return member.transaction(async (scope) => {
    const session = await findSession(scope, userId, id, true)
    if (!session) throw notFound(noSuchSession)
    if (session.completed_at) return session
    const { entries } = await readEntries(scope, userId, id)
    const answers = entries.filter(({ safety }) => !isGrave(safety.level)).map(({ response }) => response)
    const at = clientTime(finishedAt, new Date())
    const goal = goalOf(answers)
    const finished = await changeSession(scope, userId, id, {
      completed_at: at.toISOString(),
      summary_text: summaryOf(answers),
      ...(goal && { weekly_goal: goal, goal_due: dueAfter(timezone, at), goal_status: 'pending' }),
    })
    return finished ?? session
  })
}

/** The goal that is still open, as home shows it. */
export async function readOpenGoal(scope: Scope, userId: string): Promise<Goal | null> {
  const session = await findOpenGoal(scope, userId)
  if (!session?.weekly_goal || !session.goal_due) return null
  const { entries } = await readEntries(scope, userId, session.id)
  return {
    session_id: session.id,
    text: session.weekly_goal,
    due: session.goal_due,
    smaller: smallerOf(entries.map(({ response }) => response)),
    on_board: session.on_board,
  }
}

type GoalAnswer = RouteArguments<typeof answerGoal>['body']

/** Closes a goal or has it go on for a week from the day she says so. Of another due day, or where it is closed, nothing changes. @throws AppError 404 */
export async function settleGoal(
  member: RootScope,
  userId: string,
  id: string,
  { goal_status, goal_due, weekly_goal, answered_at }: GoalAnswer,
  timezone: string,
): Promise<RediscoverSession> {
  return member.transaction(async (scope) => {
    const session = await findSession(scope, userId, id, true)
    if (!session) throw notFound(noSuchSession)
    const isOpen = openGoals.some((status) => status === session.goal_status)
    if (!isOpen || session.goal_due !== goal_due) return session
    const goesOn = goal_status === 'renewed' || goal_status === 'smaller'
    const changed = await changeSession(scope, userId, id, {
      goal_status,
      ...(goesOn && { goal_due: dueAfter(timezone, clientTime(answered_at, new Date())) }),
      ...(goal_status === 'smaller' && weekly_goal && { weekly_goal }),
    })
    return changed ?? session
  })
}
