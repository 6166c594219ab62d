import { useState } from 'react'
import { kindNames, reminderTexts as texts } from '#content/reminders/texts.ts'
import { wallClockIn } from '#contract/clock.ts'
import type { Note } from '#contract/reminders.ts'
import { useMember } from '#web/member/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { useSaveReminder } from './api.ts'
import { confirmSet } from './confirm-set.ts'
import { useFinishReminder } from './finish-reminder.ts'
import { useWallClock } from './use-wall-clock.ts'
import { dueLabel } from './when.ts'
import { WhenDialog } from './when-dialog.tsx'

/** One note; a reminder of hers can be done or put off from here. */
export function NoteCard({ note }: { note: Note }) {
  const now = useWallClock()
  const { timezone } = useMember()
  const card = useFocusFallback()
  const came = dueLabel(wallClockIn(timezone, new Date(note.created_at)), now)
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={kindNames[note.kind]}
      className={`${cardClass()} grid gap-1 p-4 outline-none`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-muted text-sm">
        <p>
          {kindNames[note.kind]}, {came}
        </p>
        {!note.is_read && <p className="font-bold text-primary-ink">{texts.isNew}</p>}
      </div>
      <p dir="auto" className="wrap-anywhere font-semibold">
        {note.text}
      </p>
      {note.reminder && !note.reminder.is_done && <Answer id={note.reminder.id} text={note.text} now={now} />}
      {note.reminder && (
        <div role="status" className="text-muted text-sm">
          {note.reminder.is_done && texts.done}
        </div>
      )}
    </article>
  )
}

function Answer({ id, text, now }: { id: string; text: string; now: string }) {
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
        <WhenDialog
          text={text}
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
