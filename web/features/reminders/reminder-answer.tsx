import { type ReactNode, useState } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { useWallClock } from '#web/member/use-wall-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveReminder } from './api.ts'
import { confirmSet } from './confirm-set.ts'
import { useFinishReminder } from './finish-reminder.ts'
import { ReminderTimeDialog } from './reminder-time-dialog.tsx'

interface ReminderAnswerProps {
  id: string
  text: string
  isDone: boolean
  /** Stands where she chooses a time. */
  pushOffer: ReactNode
}

/** What she can do about a reminder where it has come to her: finish it or put it off. */
export function ReminderAnswer({ isDone, ...reminder }: ReminderAnswerProps) {
  return (
    <>
      {!isDone && <Buttons {...reminder} />}
      <div role="status" className="text-muted text-sm">
        {isDone && texts.done}
      </div>
    </>
  )
}

function Buttons({ id, text, pushOffer }: Omit<ReminderAnswerProps, 'isDone'>) {
  const now = useWallClock()
  const finish = useFinishReminder(id)
  const save = useSaveReminder()
  const [isMoving, setMoving] = useState(false)
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${texts.done}: ${text}`}
        busy={finish.isPending}
        onClick={() => finish.mutate(true)}
      >
        {texts.done}
      </Button>
      <Button variant="quiet" size="sm" aria-label={`${texts.move}: ${text}`} onClick={() => setMoving(true)}>
        {texts.move}
      </Button>
      {isMoving && (
        <ReminderTimeDialog
          text={text}
          pushOffer={pushOffer}
          busy={save.isPending}
          onChoose={(due) =>
            save.mutate(
              { id, text, due },
              {
                onSuccess: (safety) => confirmSet(due, now, safety),
                onError: (error) => toast({ title: error.message, variant: 'destructive' }),
                onSettled: () => setMoving(false),
              },
            )
          }
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  )
}
