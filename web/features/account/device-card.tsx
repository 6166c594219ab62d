import { MonitorSmartphone } from 'lucide-react'
import type { Device } from '#contract/account.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSignOutDevice } from './api.ts'

const dayAndTime = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' })

/** A browser that she is signed in with. */
export function DeviceCard({ device }: { device: Device }) {
  const signOut = useSignOutDevice()

  function leave() {
    signOut.mutate(device.id, {
      onSuccess: () => toast({ title: `Signed out: ${device.name}` }),
      onError: (error) =>
        toast({ title: 'Could not sign it out', description: error.message, variant: 'destructive' }),
    })
  }

  return (
    <li className={`${cardClass()} grid gap-3`}>
      <div className="flex flex-wrap items-center gap-4">
        <MonitorSmartphone aria-hidden className="size-7 shrink-0 text-muted" />
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 className="text-lg">{device.name}</h2>
          <p className="text-muted text-sm">
            {device.is_this_one
              ? 'This one, in use now'
              : `Last seen ${dayAndTime.format(new Date(device.last_seen_at))}`}
          </p>
          <p className="text-muted text-sm">Signed in {day.format(new Date(device.signed_in_at))}</p>
        </div>
      </div>
      {!device.is_this_one && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Sign out ${device.name}`}
          busy={signOut.isPending}
          busyLabel="Signing out…"
          onClick={leave}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
