import { Baby, KeyRound, LockKeyhole, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { LegalLinks } from '#web/ui/legal-links.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SignOut } from './sign-out.tsx'

/** Her account: who she is, what comes to her, her subscription, and the way out. */
export function AccountScreen({
  subscription,
  reminders,
}: {
  subscription: ReactNode
  reminders: ReactNode
}) {
  const session = useSession()
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
      <SignOut />
      <LegalLinks />
    </div>
  )
}
