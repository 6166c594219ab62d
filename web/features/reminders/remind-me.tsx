import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { limits } from '#contract/limits.ts'
import type { CardId } from '#contract/safety.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { SafetyCardWhenNeeded } from '#web/safety/safety-card-when-needed.tsx'
import { useScreenCard } from '#web/safety/screen-card.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { readWaiting, remindersQuery, useSaveReminder } from './api.ts'
import { confirmSet } from './confirm-set.ts'
import { useArrival } from './use-arrival.ts'
import { useWallClock } from './use-wall-clock.ts'
import { capitalised, dueLabel } from './when.ts'
import { WhenDialog } from './when-dialog.tsx'

/** Has something of hers come back to her at a time. It bears that thing's own id, so that there is one reminder of it. */
export function RemindMe({ id, text }: { id: string; text: string }) {
  const { data } = useQuery(remindersQuery)
  const { waiting, deletedIds } = readWaiting(useOutboxItems())
  const save = useSaveReminder()
  const now = useWallClock()
  const [isOpen, setOpen] = useState(false)
  const [card, setCard] = useState<CardId | null>(null)
  useScreenCard(card)
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
          setCard(safety?.cardId ?? null)
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
        <WhenDialog
          text={text}
          hint={texts.whenHint}
          due={known?.due}
          busy={save.isPending}
          onChoose={set}
          onClose={() => setOpen(false)}
        />
      )}
      <SafetyCardWhenNeeded id={card} />
    </div>
  )
}
