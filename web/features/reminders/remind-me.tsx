import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { limits } from '#contract/limits.ts'
import type { CardId } from '#contract/safety.ts'
import { useUnsent } from '#web/lib/unsent.ts'
import { useOwnCard } from '#web/safety/own-card.ts'
import { SafetyCardWhenNeeded } from '#web/safety/safety-card-when-needed.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { readWaiting, remindersQuery, useSaveReminder } from './api.ts'
import { tellSet } from './tell-set.ts'
import { useComing } from './use-coming.ts'
import { useWallClock } from './use-wall-clock.ts'
import { capitalised, dueLabel } from './when.ts'
import { WhenDialog } from './when-dialog.tsx'

/** Has something of hers come back to her at a time. It bears that thing's own id, so that there is one reminder of it. */
export function RemindMe({ id, text }: { id: string; text: string }) {
  const { data } = useQuery(remindersQuery)
  const { waiting, deletedIds } = readWaiting(useUnsent())
  const save = useSaveReminder()
  const now = useWallClock()
  const [isOpen, setOpen] = useState(false)
  const [card, setCard] = useState<CardId | null>(null)
  useOwnCard(card)
  const known =
    waiting.find((one) => one.id === id) ??
    (deletedIds.has(id) ? undefined : data?.find((one) => one.id === id))

  const comes = useComing(known?.due)
  const when = comes && capitalised(dueLabel(comes, now))

  function set(due: string) {
    save.mutate(
      { id, text: text.slice(0, limits.reminderMax), due },
      {
        onSuccess: (safety) => {
          setOpen(false)
          setCard(safety?.cardId ?? null)
          tellSet(due, now, safety)
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
