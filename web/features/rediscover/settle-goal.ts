import { answerGoal, type Goal } from '#contract/rediscover.ts'
import { send } from './send.ts'

/** Under which an answer to a goal waits. */
export const goalItemId = (sessionId: string) => `${sessionId}:goal`

/** How a goal went. */
export type GoalAnswer =
  | { goal_status: 'done' | 'renewed' | 'let_go' }
  | { goal_status: 'smaller'; weekly_goal: string }

/** Keeps how a goal went and sends it. @throws CallError where it is kept nowhere */
export function settleGoal({ session_id, due }: Goal, answer: GoalAnswer): Promise<void> {
  const input = {
    params: { sessionId: session_id },
    body: { ...answer, goal_due: due, answered_at: new Date().toISOString() },
  }
  return send(answerGoal, input, { id: goalItemId(session_id), sessionId: session_id })
}
