import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useProfile } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Her own details, and her children. */
export function ProfileScreen() {
  const session = useSession()
  const { data, error, isFetching, refetch } = useProfile()
  return (
    <div className="grid gap-5">
      <PageHeader title="Profile" backTo={paths.account()} backLabel="Back to Account" />
      {error && !data && (
        <ErrorState message={loadFailureText('your profile', error)} busy={isFetching} onRetry={refetch} />
      )}
      {!error && !data && <LoadingCards count={2} label="Loading your profile…" />}
      {/* Without what is saved the form stays empty, and cannot be saved over it. */}
      {(data || error) && (
        <ProfileForm key={data ? 'loaded' : 'empty'} saved={data} email={session.data?.user.email ?? ''} />
      )}
      <AppLink to={paths.children()} className={buttonClass('quiet')}>
        Birthdates, allergies and nudges
      </AppLink>
    </div>
  )
}
