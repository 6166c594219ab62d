import { Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFinishReminder, useSaveReminder } from './api.ts'
import { useWallClock } from './use-wall-clock.ts'
import { capitalised, dueLabel } from './when.ts'
import { WhenDialog } from './when-dialog.tsx'

const rowClass = `${cardClass()} p-4`

interface ReminderRowProps {
  reminder: {
    id: string
    text: string
    due: string
    has_come: boolean
    isWaiting: boolean
    /** The server's words where it would not have it. */
    refused: string | undefined
  }
  onDelete: () => void
}

/** One reminder: done, at another time, or gone. */
export function ReminderRow({ reminder, onDelete }: ReminderRowProps) {
  const { id, text, due, has_come, isWaiting, refused } = reminder
  const now = useWallClock()
  const when = dueLabel(due, now)
  const finish = useFinishReminder()
  const save = useSaveReminder()
  const [isMoving, setMoving] = useState(false)
  const failed = (error: Error) => toast({ title: error.message, variant: 'destructive' })

  // The row is gone by the time that this is told.
  const setDone = (isDone: boolean) =>
    finish.mutateAsync({ id, isDone }).then(() => {
      if (isDone)
        toast({ title: texts.wasDone, action: { label: texts.undo, onPress: () => setDone(false) } })
    }, failed)

  function move(to: string) {
    save.mutate({ id, text, due: to }, { onError: failed, onSettled: () => setMoving(false) })
  }

  return (
    <div className={`${rowClass} grid gap-1`}>
      <div className="flex items-start gap-1">
        <p dir="auto" className="wrap-anywhere min-w-0 flex-1 pt-2 font-bold">
          {text}
        </p>
        {!isWaiting && (
          <IconButton label={`${texts.done}: ${text}`} onClick={() => setDone(true)}>
            <Check aria-hidden className="size-5" />
          </IconButton>
        )}
        <IconButton label={`Delete: ${text}`} onClick={onDelete}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      <p className="text-muted text-sm">{has_come ? `${texts.hasCome} ${when}` : capitalised(when)}</p>
      <Button
        variant="quiet"
        size="sm"
        className="-mb-2 -ml-4 justify-self-start"
        aria-label={`${texts.move}: ${text}`}
        onClick={() => setMoving(true)}
      >
        {texts.move}
      </Button>
      {isWaiting && <p className="font-semibold text-sm">{texts.waiting}</p>}
      {refused && (
        <p role="alert" className="font-semibold text-danger text-sm">
          {refused}
        </p>
      )}
      {isMoving && (
        <WhenDialog
          text={text}
          due={due}
          busy={save.isPending}
          onChoose={move}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  )
}
