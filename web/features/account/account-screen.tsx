import { Baby, KeyRound, LockKeyhole, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { forgetBrowser } from '#web/lib/push.ts'
import { leaveSession, useSession } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LegalLinks } from '#web/ui/legal-links.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountLink } from './account-link.tsx'
import { useSignOut } from './api.ts'

/** Her account: who she is, what comes to her, her subscription, and the way out. */
export function AccountScreen({
  subscription,
  reminders,
}: {
  subscription: ReactNode
  reminders: ReactNode
}) {
  const [, navigate] = useLocation()
  const session = useSession()
  const signOut = useSignOut('local')

  function leave() {
    signOut.mutate(undefined, {
      onSuccess: () => {
        // The server has forgotten this browser with the session; the browser itself may take its time.
        forgetBrowser().catch(() => undefined)
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
      <AccountLink to={paths.children()} icon={Baby} title="Children" text="Birthdates, allergies, nudges" />
      {reminders}
      {subscription}
      <AccountLink
        to={paths.emailAndPassword()}
        icon={KeyRound}
        title="Email and password"
        text="Confirm or change them"
      />
      <AccountLink
        to={paths.security()}
        icon={ShieldCheck}
        title="Security"
        text="A second step when you sign in"
      />
      <AccountLink
        to={paths.devices()}
        icon={MonitorSmartphone}
        title="Your devices"
        text="Where you are signed in"
      />
      <AccountLink
        to={paths.privacy()}
        icon={LockKeyhole}
        title="Privacy & data"
        text="Get a copy, or delete your account"
      />
      <Button variant="quiet" busy={signOut.isPending} busyLabel="Signing out…" onClick={leave}>
        Sign Out
      </Button>
      <LegalLinks />
    </div>
  )
}
