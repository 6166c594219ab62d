import { KeyRound, MonitorSmartphone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { leaveSession, useSession } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountLink } from './account-link.tsx'
import { useSignOut } from './api.ts'

/** Her account: who she is, her subscription, and the way out. */
export function AccountScreen({ subscription }: { subscription: ReactNode }) {
  const [, navigate] = useLocation()
  const session = useSession()
  const signOut = useSignOut('local')

  function leave() {
    signOut.mutate(undefined, {
      onSuccess: () => {
        leaveSession()
        navigate(paths.signIn())
      },
      onError: (error) =>
        toast({ title: 'Could not sign you out', description: error.message, variant: 'destructive' }),
    })
  }

  return (
    <div className="grid gap-5">
      <PageHeader title="Account" />
      <AccountLink to={paths.profile()} icon={UserRound} title="Profile" text={session.data?.user.email} />
      {subscription}
      <AccountLink
        to={paths.emailAndPassword()}
        icon={KeyRound}
        title="Email and password"
        text="Confirm or change them"
      />
      <AccountLink
        to={paths.devices()}
        icon={MonitorSmartphone}
        title="Your devices"
        text="Where you are signed in"
      />
      <Button variant="quiet" busy={signOut.isPending} busyLabel="Signing out…" onClick={leave}>
        Sign Out
      </Button>
    </div>
  )
}
