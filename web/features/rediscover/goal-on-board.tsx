import { Images } from 'lucide-react'
import { useState } from 'react'
import { rediscoverTexts, goalTexts as texts } from '#content/rediscover/texts.ts'
import { putGoalOnBoard } from '#contract/vision-board.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { send } from './send.ts'

/** Under which it waits that a goal goes on her board. */
const onBoardId = (sessionId: string) => `${sessionId}:on-board`

interface GoalOnBoardProps {
  sessionId: string
  isOnBoard: boolean
}

/** Puts a goal of a week on her vision board, or says that it is there. */
export function GoalOnBoard({ sessionId, isOnBoard }: GoalOnBoardProps) {
  const [failure, setFailure] = useState<string>()
  const waiting = useOutboxItems().find(({ id }) => id === onBoardId(sessionId))
  // It goes out after what finishes the programme, where that still waits.
  const put = () =>
    send(putGoalOnBoard, { params: { sessionId } }, { id: onBoardId(sessionId), sessionId }).catch((error) =>
      setFailure(failureText(error, rediscoverTexts.notSaved)),
    )
  const refused = waiting?.refused ?? failure
  if (isOnBoard || (waiting && !refused))
    return (
      <p role="status" className="text-muted text-sm">
        {isOnBoard ? texts.onBoard : texts.toBoardWaits}
      </p>
    )
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="secondary" size="sm" onClick={() => void put()}>
        <Images aria-hidden className="size-5" />
        {texts.toBoard}
      </Button>
      {refused && <FieldError id={undefined}>{refused}</FieldError>}
    </div>
  )
}
