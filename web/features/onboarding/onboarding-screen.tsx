import { type ReactNode, useState } from 'react'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useSession } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AccountStep } from './account-step.tsx'
import { forgetCheckoutSession } from './checkout-session.ts'
import { MemberSteps } from './member-steps.tsx'
import { useActivation } from './use-activation.ts'

interface OnboardingScreenProps {
  /** Shown beside 'Real Talk' where she has ticked it: whether this phone will ring for it. */
  pushOffer: ReactNode
}

/** From the card page to home: activates the trial of `?session_id=`, then asks a few things in four steps. */
export function OnboardingScreen({ pushOffer }: OnboardingScreenProps) {
  const activation = useActivation()
  const isMember = Boolean(useSession().data)
  return (
    <div className="grid gap-5">
      <PageHeader title="Let's get you set up" />
      {activation.status === 'activating' && (
        <Card role="status" className="flex items-center justify-center gap-2 py-10 font-semibold">
          <Spinner />
          Activating your trial…
        </Card>
      )}
      {activation.status === 'error' && (
        <ErrorState message={`We couldn't activate your trial: ${activation.reason}`}>
          <AppLink to={paths.startCheckout()} className={buttonClass()} onClick={forgetCheckoutSession}>
            Try again
          </AppLink>
          {activation.isRefused && (
            <AppLink
              to={isMember ? paths.account() : paths.signIn()}
              className={buttonClass('quiet')}
              onClick={forgetCheckoutSession}
            >
              {isMember ? 'Go to Account' : 'Go to sign in'}
            </AppLink>
          )}
        </ErrorState>
      )}
      {activation.status === 'ready' && <Steps pushOffer={pushOffer} />}
    </div>
  )
}

function Steps({ pushOffer }: OnboardingScreenProps) {
  const session = useSession()
  // Once she is in, she stays on her steps even if the session ends meanwhile; saving then says so.
  const [userId, setUserId] = useState<string>()
  const current = session.data?.user.id ?? userId
  if (current !== userId) setUserId(current)

  if (current) return <MemberSteps key={current} userId={current} pushOffer={pushOffer} />
  if (session.isPending) return <LoadingCards count={1} />
  if (session.error)
    return (
      <ErrorState
        message={loadFailureText('your account', session.error)}
        busy={session.isFetching}
        onRetry={session.refetch}
      />
    )
  return <AccountStep onDone={setUserId} />
}
