import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { devicesQuery, useSignOutOthers } from './api.ts'
import { DeviceCard } from './device-card.tsx'

/** Where she is signed in, and signing out there. */
export function DevicesScreen() {
  const { data: devices, error, isFetching, refetch } = useQuery(devicesQuery)
  const signOutOthers = useSignOutOthers()
  const [isAsking, setIsAsking] = useState(false)

  function leaveOthers() {
    signOutOthers.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Signed out everywhere else' })
        return queryClient.invalidateQueries(devicesQuery)
      },
      onError: (failure) =>
        toast({ title: 'Could not sign out', description: failure.message, variant: 'destructive' }),
      onSettled: () => setIsAsking(false),
    })
  }

  return (
    <div className="grid gap-5">
      <PageHeader title="Your devices" backTo={paths.account()} backLabel="Back to Account" />
      {!devices && !error && <LoadingCards count={2} label="Loading your devices…" />}
      {!devices && error && (
        <ErrorState message={loadFailureText('your devices', error)} busy={isFetching} onRetry={refetch} />
      )}
      {devices && (
        <>
          <p className="text-muted">You are signed in here. If you don't know one of these, sign it out.</p>
          <ul className="grid gap-4">
            {devices.map((device) => (
              <DeviceCard key={device.id} device={device} />
            ))}
          </ul>
          {devices.length > 1 && (
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              Sign out everywhere else
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere else?"
        description="You stay signed in here. Everywhere else you need your password again."
        confirmLabel="Sign out"
        busy={signOutOthers.isPending}
        busyLabel="Signing out…"
        onConfirm={leaveOthers}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  )
}
