import { useSearchParams } from 'wouter'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RequestResetForm } from './request-reset-form.tsx'

/** Asks for an e-mail address or, from the mailed link with `?token=`, for a new password. */
export function ResetScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <div className="grid gap-5">
      <PageHeader title={token ? 'Choose a new password' : 'Reset your password'} />
      {token ? <NewPasswordForm token={token} /> : <RequestResetForm />}
      <AppLink to={paths.signIn()} className={buttonClass('quiet')}>
        Back to sign in
      </AppLink>
    </div>
  )
}
