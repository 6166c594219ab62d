import { type FormEvent, useState } from 'react'
import { rediscoverTexts, goalTexts as texts } from '#content/rediscover/texts.ts'
import { limits } from '#contract/limits.ts'
import type { Goal } from '#contract/rediscover.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type GoalAnswer, settleGoal } from './settle-goal.ts'

const goalAnswers = ['done', 'renewed', 'smaller', 'let_go'] as const

interface GoalQuestionProps {
  goal: Goal
  onAnswered: (status: GoalAnswer['goal_status']) => void
}

/** How did it go? Four answers, all of them good; a smaller version is hers to word. */
export function GoalQuestion({ goal, onAnswered }: GoalQuestionProps) {
  const [smaller, setSmaller] = useState<string>()
  const [failure, setFailure] = useState<string>()

  async function answer(given: GoalAnswer) {
    try {
      await settleGoal(goal, given)
      onAnswered(given.goal_status)
    } catch (error) {
      setFailure(failureText(error, rediscoverTexts.notSaved))
    }
  }

  function saveSmaller(event: FormEvent) {
    event.preventDefault()
    const weekly_goal = smaller?.trim() ?? ''
    if (weekly_goal) void answer({ goal_status: 'smaller', weekly_goal })
    else setFailure(texts.smallerMissing)
  }

  if (smaller !== undefined)
    return (
      <form onSubmit={saveSmaller} className="grid gap-3">
        <TextField
          label={texts.smallerLabel}
          autoFocus
          dir="auto"
          maxLength={limits.rediscoverLineMax}
          value={smaller}
          error={failure}
          onChange={(event) => {
            setSmaller(event.target.value)
            setFailure(undefined)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" className="flex-auto">
            {texts.save}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setSmaller(undefined)}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    )
  return (
    <div className="grid gap-2">
      <h3 className="font-bold text-lg">{texts.ask}</h3>
      <p className="text-muted text-sm">{texts.askLine}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
        {goalAnswers.map((goal_status) => (
          <Button
            key={goal_status}
            size="sm"
            variant={goal_status === 'done' ? 'primary' : 'secondary'}
            onClick={() =>
              goal_status === 'smaller' ? setSmaller(goal.smaller) : void answer({ goal_status })
            }
          >
            {texts.answers[goal_status]}
          </Button>
        ))}
      </div>
      {failure && <FieldError id="goal-failure">{failure}</FieldError>}
    </div>
  )
}
