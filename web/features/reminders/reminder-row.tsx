import { Check, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { dueLabel, timeLabel } from '#web/lib/time/due-label.ts'
import { useWallClock } from '#web/member/use-wall-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFinishReminder } from './finish-reminder.ts'
import { capitalised } from './quick-times.ts'
import { ReminderTimeDialog } from './reminder-time-dialog.tsx'
import { useArrival } from './use-arrival.ts'

const rowClass = `${cardClass()} p-4`

export interface ShownReminder {
  id: string
  text: string
  due: string
  has_come: boolean
  isWaiting: boolean
  /** The server's words where it would not have it. */
  refused: string | undefined
}

interface ReminderRowProps {
  reminder: ShownReminder
  /** Stands where she chooses a time. */
  pushOffer: ReactNode
  /** Sets it for another time. */
  onMove: (due: string) => Promise<void>
  onDelete: () => void
}

/** One reminder: done, at another time, or gone. */
export function ReminderRow({ reminder, pushOffer, onMove, onDelete }: ReminderRowProps) {
  const { id, text, due, has_come, isWaiting, refused } = reminder
  const now = useWallClock()
  const comes = useArrival(due) ?? due
  const waits = comes !== due && texts.waits(timeLabel(comes.slice(-5)))
  const finish = useFinishReminder(id)
  const [moving, setMoving] = useState<'choosing' | 'saving' | null>(null)

  // The row is gone by the time that this is told.
  const setDone = (isDone: boolean) =>
    finish.mutateAsync(isDone).then(
      () => {
        if (isDone)
          toast({ title: texts.wasDone, action: { label: texts.undo, onPress: () => setDone(false) } })
      },
      () => undefined,
    )

  async function move(to: string) {
    setMoving('saving')
    await onMove(to)
    setMoving(null)
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
      <p className="text-muted text-sm">
        {has_come
          ? `${texts.hasCome} ${dueLabel(comes, now)}`
          : [capitalised(dueLabel(due, now)), waits].filter(Boolean).join('. ')}
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="-mb-2 -ml-4 justify-self-start"
        aria-label={`${texts.move}: ${text}`}
        onClick={() => setMoving('choosing')}
      >
        {texts.move}
      </Button>
      {isWaiting && <p className="font-semibold text-sm">{texts.waiting}</p>}
      {refused && (
        <p role="alert" className="font-semibold text-danger text-sm">
          {refused}
        </p>
      )}
      {moving && (
        <ReminderTimeDialog
          text={text}
          due={due}
          pushOffer={pushOffer}
          busy={moving === 'saving'}
          onChoose={move}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  )
}
