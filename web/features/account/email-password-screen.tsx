import { useSession } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { EmailCard } from './email-card.tsx'

/** What she signs in with: her e-mail, confirmed or not yet, and her password. */
export function EmailPasswordScreen() {
  const user = useSession().data?.user
  return (
    <div className="grid gap-5">
      <PageHeader title="Email and password" backTo={paths.account()} backLabel="Back to Account" />
      {user && <EmailCard email={user.email} isConfirmed={user.email_verified} />}
      <ChangeEmailForm />
      <ChangePasswordForm email={user?.email ?? ''} />
    </div>
  )
}
