import { useState } from 'react'
import { useLocation } from 'wouter'
import { goalOf, smallerOf } from '#content/rediscover/summary.ts'
import { goalTexts, rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useMember } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { sessionQuery } from './api.ts'
import { goalQuery } from './goal-query.ts'
import { Keepsake } from './keepsake.tsx'
import { finishedLocally, type LocalAnswers, responsesIn } from './local-answers.ts'
import { sendFinish } from './save-answer.ts'
import { StepHeading } from './step-heading.tsx'

interface FinishScreenProps {
  sessionId: string
  answers: LocalAnswers
  begunAt: string | undefined
}

/** All of it on one page, before she says that this is her. */
export function FinishScreen({ sessionId, answers, begunAt }: FinishScreenProps) {
  const { timezone } = useMember()
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState<string>()
  const responses = responsesIn(answers).filter(({ exercise }) => !answers[exercise]?.isGrave)
  const goal = goalOf(responses)
  const hasSaid = responses.some(({ data }) => data)

  async function finish() {
    const now = new Date()
    const whole = finishedLocally(sessionId, answers, { now, timezone, begunAt })
    try {
      await sendFinish(sessionId, now)
    } catch (error) {
      setFailure(failureText(error, texts.notSaved))
      return
    }
    const { queryKey } = sessionQuery(sessionId)
    queryClient.setQueryData(queryKey, whole)
    const { weekly_goal: text, goal_due: due } = whole.session
    if (text && due) {
      const next = { session_id: sessionId, text, due, smaller: smallerOf(responses), on_board: false }
      queryClient.setQueryData(goalQuery.queryKey, { goal: next })
    }
    navigate(paths.rediscoverPast(sessionId), { replace: true, state: { isNew: true } })
  }

  return (
    <>
      <Keepsake
        title={texts.finishTitle}
        responses={responses}
        heading={<StepHeading id="finish">{texts.finishTitle}</StepHeading>}
      />
      <p className="text-center text-muted">{hasSaid ? texts.finishIntro : texts.nothingYet}</p>
      {goal && (
        <Card aria-labelledby="goal-ahead" className="grid gap-1">
          <h3 id="goal-ahead" className="font-bold text-muted text-sm">
            {goalTexts.title}
          </h3>
          <p className="font-bold text-lg wrap-anywhere">{goal}</p>
        </Card>
      )}
      {failure && <FieldError id="not-finished">{failure}</FieldError>}
      {hasSaid && <Button onClick={() => void finish()}>{texts.finish}</Button>}
      <AppLink to={paths.rediscover({ step: 'focus' })} className={buttonClass('quiet')}>
        {texts.lookBack}
      </AppLink>
    </>
  )
}
