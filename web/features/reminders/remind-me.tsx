import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { limits } from '#contract/limits.ts'
import { calm } from '#contract/safety.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { dueLabel } from '#web/lib/time/due-label.ts'
import { useWallClock } from '#web/member/use-wall-clock.ts'
import { LazySafetyNotice } from '#web/safety/lazy-safety-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { readWaiting, remindersQuery, useSaveReminder } from './api.ts'
import { confirmSet } from './confirm-set.ts'
import { capitalised } from './quick-times.ts'
import { ReminderTimeDialog } from './reminder-time-dialog.tsx'
import { useArrival } from './use-arrival.ts'

interface RemindMeProps {
  id: string
  text: string
  /** Stands where she chooses a time. */
  pushOffer: ReactNode
}

/** Has something of hers come back to her at a time. It bears that thing's own id, so that there is one reminder of it. */
export function RemindMe({ id, text, pushOffer }: RemindMeProps) {
  const { data } = useQuery(remindersQuery)
  const { waiting, deletedIds } = readWaiting(useOutboxItems())
  const save = useSaveReminder()
  const now = useWallClock()
  const [isOpen, setOpen] = useState(false)
  const [notice, setNotice] = useState(calm)
  const known =
    waiting.find((one) => one.id === id) ??
    (deletedIds.has(id) ? undefined : data?.find((one) => one.id === id))

  const comes = useArrival(known?.due)
  const when = comes && capitalised(dueLabel(comes, now))

  function set(due: string) {
    save.mutate(
      { id, text: text.slice(0, limits.reminderMax), due },
      {
        onSuccess: (safety) => {
          setOpen(false)
          setNotice(safety ?? calm)
          confirmSet(due, now, safety)
        },
        onError: (error) => {
          setOpen(false)
          toast({ title: error.message, variant: 'destructive' })
        },
      },
    )
  }

  return (
    <div className="grid gap-2">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 justify-self-start"
        aria-label={when ? `${when}. ${texts.move}: ${text}` : texts.remindMeOf(text)}
        onClick={() => setOpen(true)}
      >
        {known ? <BellRing aria-hidden className="size-4.5" /> : <Bell aria-hidden className="size-4.5" />}
        {when ?? texts.remindMe}
      </Button>
      {isOpen && (
        <ReminderTimeDialog
          text={text}
          hint={texts.whenHint}
          due={known?.due}
          pushOffer={pushOffer}
          busy={save.isPending}
          onChoose={set}
          onClose={() => setOpen(false)}
        />
      )}
      <LazySafetyNotice notice={notice} surface="reminder" onChange={setNotice} />
    </div>
  )
}
