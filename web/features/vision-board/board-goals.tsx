import { useId } from 'react'
import { goalTexts } from '#content/rediscover/texts.ts'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { openGoals } from '#contract/goal-status.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import type { VisionBoard, WeekOfItem } from '#contract/vision-board.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { startGoalOfWeek } from './board-actions.ts'

const isOpen = ({ status }: WeekOfItem) => openGoals.some((open) => open === status)

/** How a goal stands, and until when it runs. */
function stateOf(week: WeekOfItem): string {
  const status = goalTexts.statuses[week.status]
  if (!isOpen(week)) return status
  return texts.goalUntil(status, dateLabel(week.due, { weekday: 'long', day: 'numeric', month: 'long' }))
}

interface BoardGoalsProps {
  board: VisionBoard
  onNotice: (notice: SafetyNotice) => void
}

/** The goals on her board: how each stands, and the way to make one this week's where none is under way. */
export function BoardGoals({ board, onNotice }: BoardGoalsProps) {
  const id = useId()
  const goals = board.items.filter((item) => item.kind === 'goal')
  if (goals.length === 0) return null

  async function take(itemId: string) {
    try {
      const safety = await startGoalOfWeek(board.id, itemId)
      if (safety) onNotice(safety)
    } catch (error) {
      toast({ title: (error as Error).message, variant: 'destructive' })
    }
  }

  return (
    <Card aria-labelledby={id} className="grid gap-3 print:hidden">
      <h2 id={id} className="text-lg">
        {texts.goalsTitle}
      </h2>
      <ul className="grid gap-3">
        {goals.map((goal) => (
          <li key={goal.id} className="grid gap-1.5">
            <p dir="auto" className="font-bold wrap-anywhere">
              {goal.content.text}
            </p>
            {goal.week && <p className="text-muted text-sm">{stateOf(goal.week)}</p>}
            {!board.has_open_goal && (
              <Button
                variant="secondary"
                size="sm"
                className="justify-self-start"
                aria-label={`${texts.takeGoal}: ${goal.content.text}`}
                onClick={() => void take(goal.id)}
              >
                {texts.takeGoal}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{board.has_open_goal ? texts.oneGoal : texts.takeGoalAbout}</p>
    </Card>
  )
}
