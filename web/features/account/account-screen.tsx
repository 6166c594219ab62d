import { Baby, KeyRound, LockKeyhole, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { emptyOutbox } from '#web/lib/outbox.ts'
import { useSession } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LegalLinks } from '#web/ui/legal-links.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useSignOut } from './use-sign-out.ts'

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
  const signOut = useSignOut(() => navigate(paths.signIn()))
  const [isSending, setIsSending] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  /** Signing out clears the phone, so what waits there is sent first. */
  async function leave() {
    setIsSending(true)
    const isSent = !session.data || (await emptyOutbox(session.data.user.id))
    setIsSending(false)
    if (isSent) signOut.mutate()
    else setIsAsking(true)
  }

  return (
    <div className="grid gap-5">
      <PageHeader title="Account" />
      <LinkRow to={paths.profile()} icon={UserRound} title="Profile" text={session.data?.user.email} />
      <LinkRow to={paths.children()} icon={Baby} title="Children" text="Birthdates, allergies, nudges" />
      {reminders}
      {subscription}
      <LinkRow
        to={paths.emailAndPassword()}
        icon={KeyRound}
        title="Email and password"
        text="Confirm or change them"
      />
      <LinkRow
        to={paths.security()}
        icon={ShieldCheck}
        title="Security"
        text="A second step when you sign in"
      />
      <LinkRow
        to={paths.devices()}
        icon={MonitorSmartphone}
        title="Your devices"
        text="Where you are signed in"
      />
      <LinkRow
        to={paths.privacy()}
        icon={LockKeyhole}
        title="Privacy & data"
        text="Get a copy, or delete your account"
      />
      <Button variant="quiet" busy={isSending || signOut.isPending} busyLabel="Signing out…" onClick={leave}>
        Sign Out
      </Button>
      <LegalLinks />
      <ConfirmDialog
        open={isAsking}
        title="Sign out anyway?"
        description="Something you told us is still on this phone, waiting to be sent. If you sign out now, it is lost."
        confirmLabel="Sign out"
        cancelLabel="Stay signed in"
        onConfirm={() => {
          setIsAsking(false)
          signOut.mutate()
        }}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  )
}
