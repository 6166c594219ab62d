import { type ReactNode, useId, useState } from 'react'
import { reminderTexts as texts, whenNames } from '#content/reminders/texts.ts'
import { reminderErrors } from '#contract/reminders.ts'
import { dueLabel, timeLabel } from '#web/lib/time/due-label.ts'
import { useWallClock } from '#web/member/use-wall-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { capitalised, type QuickTimeId, quickTimes } from './quick-times.ts'
import { useArrival } from './use-arrival.ts'

interface ReminderTimeDialogProps {
  /** What she is to be reminded of. */
  text: string
  hint?: string
  /** The time it is set for already. */
  due?: string | undefined
  /** What becomes of it while this phone does not ring. */
  pushOffer: ReactNode
  busy: boolean
  onChoose: (due: string) => void
  onClose: () => void
}

/** When to be reminded: a few simple times, or any. It is there only while it is open. */
export function ReminderTimeDialog({
  text,
  hint,
  due,
  pushOffer,
  busy,
  onChoose,
  onClose,
}: ReminderTimeDialogProps) {
  const id = useId()
  const now = useWallClock()
  const times = quickTimes(now)
  const [choice, setChoice] = useState<QuickTimeId | 'own'>(due ? 'own' : (times[0]?.id ?? 'own'))
  const [own, setOwn] = useState(due ?? '')
  const [error, setError] = useState<string>()
  const chosen = choice === 'own' ? own : (times.find((time) => time.id === choice)?.due ?? '')

  function set() {
    if (!chosen) return setError(reminderErrors.momentMissing)
    if (chosen <= now) return setError(texts.past)
    onChoose(chosen)
  }

  return (
    <Modal open onClose={onClose} labelledBy={`${id}-title`}>
      <div className="grid gap-4 p-[min(1.25rem,6vw)]">
        <div className="grid gap-1">
          <h2 id={`${id}-title`} className="text-xl">
            {texts.remindMe}
          </h2>
          <p dir="auto" className="wrap-anywhere font-bold">
            {text}
          </p>
          {hint && <p className="text-muted text-sm">{hint}</p>}
        </div>
        <ChoiceGroup
          legend={texts.whenTitle}
          choices={[
            ...times.map((time) => ({ value: time.id, label: whenNames[time.id] })),
            { value: 'own' as const, label: texts.own },
          ]}
          value={choice}
          onChange={(next) => {
            setChoice(next)
            setError(undefined)
          }}
        />
        {choice === 'own' && (
          <TextField
            label={texts.ownLabel}
            type="datetime-local"
            min={now}
            value={own}
            error={error}
            onChange={(event) => {
              setOwn(event.target.value.slice(0, 16))
              setError(undefined)
            }}
          />
        )}
        <div role="status" className="text-muted text-sm empty:hidden">
          {chosen && <WhenItComes due={chosen} now={now} />}
        </div>
        {pushOffer}
        <div className="flex flex-wrap-reverse gap-2">
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button className="flex-1" busy={busy} onClick={set}>
            {texts.set}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

function WhenItComes({ due, now }: { due: string; now: string }) {
  const comes = useArrival(due) ?? due
  return (
    <p>
      {capitalised(dueLabel(due, now))}. {comes !== due && texts.waits(timeLabel(comes.slice(-5)))}
    </p>
  )
}
