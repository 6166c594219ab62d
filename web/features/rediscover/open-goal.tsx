import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { goalTexts as texts } from '#content/rediscover/texts.ts'
import { dayIn } from '#contract/day.ts'
import type { Goal } from '#contract/rediscover.ts'
import { isRecord } from '#web/lib/device/parse.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { useMember } from '#web/member/profile.ts'
import { Card } from '#web/ui/card.tsx'
import { GoalOnBoard } from './goal-on-board.tsx'
import { goalQuery } from './goal-query.ts'
import { GoalQuestion } from './goal-question.tsx'
import { goalItemId } from './settle-goal.ts'

interface OpenGoalProps {
  /** Whether it can be put on her board here. */
  forBoard?: boolean
}

/** The tiny experiment that is under way; on its day she is asked how it went. Nothing where there is none. */
export function OpenGoal({ forBoard = false }: OpenGoalProps) {
  const { data } = useQuery(goalQuery)
  const [kept] = useState(() => readKept('rediscover-goal'))
  const outboxItems = useOutboxItems()
  const { timezone } = useMember()
  const [thanks, setThanks] = useState<string>()
  const goal: Goal | null | undefined = (data ?? kept)?.goal
  const waits = outboxItems.some(
    ({ id, input: { body } }) =>
      goal && id === goalItemId(goal.session_id) && isRecord(body) && body.goal_due === goal.due,
  )
  const shown = waits ? null : goal
  if (!shown && !thanks) return null
  const isDue = shown && !thanks && shown.due <= dayIn(timezone, new Date())
  return (
    <Card aria-labelledby="open-goal" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="open-goal" className="font-bold text-muted text-sm">
          {texts.title}
        </h2>
        {shown && (
          <p dir="auto" className="font-bold text-lg wrap-anywhere">
            {shown.text}
          </p>
        )}
        <p role="status" className="empty:hidden">
          {thanks}
        </p>
        {shown && !isDue && (
          <p className="text-muted text-sm">
            {texts.until(dateLabel(shown.due, { weekday: 'long', day: 'numeric', month: 'long' }))}
          </p>
        )}
      </div>
      {shown && forBoard && <GoalOnBoard sessionId={shown.session_id} isOnBoard={shown.on_board} />}
      {shown && isDue && (
        <GoalQuestion key={shown.due} goal={shown} onAnswered={(status) => setThanks(texts.thanks[status])} />
      )}
    </Card>
  )
}
