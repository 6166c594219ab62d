import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { EmailCard } from './email-card.tsx'

/** What she signs in with: her e-mail, confirmed or not yet, and her password. */
export function EmailPasswordScreen() {
  // She may have opened the link in her mail app a moment ago, so it is asked for anew whenever she comes here.
  const user = useQuery({ ...sessionQuery, staleTime: 0 }).data?.user
  return (
    <div className="grid gap-5">
      <PageHeader title="Email and password" backTo={paths.account()} backLabel="Back to Account" />
      {user && <EmailCard email={user.email} isConfirmed={user.email_verified} />}
      <ChangeEmailForm />
      <ChangePasswordForm email={user?.email ?? ''} />
    </div>
  )
}
