import { Smartphone, TabletSmartphone } from 'lucide-react'
import { useState } from 'react'
import type { Factor } from '#contract/factors.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRemove } from './api.ts'

const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })

/** One second step that is on, and the way to take it off. */
export function FactorCard({ factor, isLast }: { factor: Factor; isLast: boolean }) {
  const [asking, setAsking] = useState(false)
  const remove = useRemove()
  const name = factor.type === 'totp' ? 'Authenticator app' : `Text to ${factor.phone_end}`
  const Icon = factor.type === 'totp' ? TabletSmartphone : Smartphone

  function confirm() {
    setAsking(false)
    remove.mutate(factor.id, {
      onSuccess: () => toast({ title: `${name} removed` }),
      onError: (error) =>
        toast({ title: 'Nothing was changed', description: error.message, variant: 'destructive' }),
    })
  }

  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent">
        <Icon aria-hidden className="size-6" />
      </span>
      <div className="min-w-0 flex-[1_1_6rem]">
        <h3 className="text-base">{name}</h3>
        <p className="text-muted text-sm">On since {day.format(new Date(factor.created_at))}</p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Remove ${name}`}
        busy={remove.isPending}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${name}?`}
        description={
          isLast
            ? 'Your password alone will be enough to sign in. Your recovery codes go, too.'
            : 'You can still use your other second step.'
        }
        confirmLabel="Remove"
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}
