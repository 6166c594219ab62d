import { lossTexts } from '#content/loss/texts.ts'
import type { Child } from '#contract/profile.ts'
import { bornText } from '#web/children/born-text.ts'
import { isQuietAbout } from '#web/children/quiet.ts'
import { useMember } from '#web/member/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRemoveChild, useSaveChild } from './api.ts'

/** 'Wake-up and bedtime', or what is left of it. */
function nudgesText({ notify_wake, notify_bedtime }: Child['notification_prefs']): string {
  if (notify_wake && notify_bedtime) return 'Wake-up and bedtime'
  if (notify_wake) return 'Wake-up'
  return notify_bedtime ? 'Bedtime' : 'Off'
}

/** One child, to read; of one who died, and of any after a loss, no age and no nudge. Removing is done at once and can be undone. */
export function ChildCard({ child, onEdit }: { child: Child; onEdit: () => void }) {
  const isQuiet = isQuietAbout(child, useMember().isLossMode)
  const remove = useRemoveChild()
  const save = useSaveChild()
  const undo = { label: 'Undo', onPress: bringBack }
  const failed = (error: Error) =>
    ({ title: 'That did not work', description: error.message, variant: 'destructive' }) as const

  // Her card has gone by now, and what is given to `mutate` with it.
  function bringBack() {
    const { id, ...details } = child
    save.mutateAsync({ id, details }).catch((error) => toast({ ...failed(error), action: undo }))
  }

  function takeAway() {
    remove.mutate(child.id, {
      onSuccess: () => toast({ title: `${child.name} was removed`, action: undo }),
      onError: (error) => toast(failed(error)),
    })
  }

  const details: [string, string | null][] = [
    ['Age', isQuiet ? null : child.age_note],
    ['Notes', child.notes],
    ['Sensitivities', child.sensitivities.join(', ')],
    ['Allergies', child.allergies.join(', ')],
    ['Nudges', isQuiet ? null : nudgesText(child.notification_prefs)],
  ]

  return (
    <Card aria-labelledby={child.id} className="grid gap-3">
      <div>
        <h2 id={child.id} className="text-lg">
          {child.name}
        </h2>
        {child.died_on && <p className="text-muted text-sm">{lossTexts.diedNote}</p>}
        {child.birthdate && !isQuiet && <p className="text-muted text-sm">{bornText(child.birthdate)}</p>}
      </div>
      <dl className="grid gap-2">
        {details
          .filter(([, text]) => text)
          .map(([label, text]) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="whitespace-pre-line font-semibold">{text}</dd>
            </div>
          ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={`Edit ${child.name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Remove ${child.name}`}
          busy={remove.isPending}
          busyLabel="Removing…"
          onClick={takeAway}
        >
          Remove
        </Button>
      </div>
    </Card>
  )
}
