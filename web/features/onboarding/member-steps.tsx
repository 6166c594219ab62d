import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Redirect } from 'wouter'
import type { SafetyNotice } from '#contract/safety.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { profileQuery } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { SafetyNoticeAtTop } from '#web/safety/safety-notice-at-top.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { AboutStep } from './about-step.tsx'
import { useFinishOnboarding } from './api.ts'
import { ChildrenStep } from './children-step.tsx'
import { useDraft } from './draft.ts'
import { ReviewStep } from './review-step.tsx'
import { useStep } from './use-step.ts'

interface MemberStepsProps {
  userId: string
  pushOffer: ReactNode
}

/** Steps 2 to 4, once she has an account. Whoever has finished them goes home. */
export function MemberSteps({ userId, pushOffer }: MemberStepsProps) {
  const { data, error, isFetching, refetch } = useQuery(profileQuery)
  const finish = useFinishOnboarding(userId)
  const [answered, setAnswered] = useState<SafetyNotice | null>(null)
  const notice = answered ?? finish.data?.safety
  if (notice?.cardId || notice?.softLine) return <SafetyFirst notice={notice} onChange={setAnswered} />
  if (!data)
    return error ? (
      <ErrorState
        message={loadFailureText('what you told us so far', error)}
        busy={isFetching}
        onRetry={refetch}
      />
    ) : (
      <LoadingCards count={2} />
    )
  // Whether a card comes first is not known before the answer has been taken in.
  if (data.profile.onboarding_completed && !finish.isPending) return <Redirect to={paths.home()} replace />
  const isAdult = data.profile.adult_confirmed
  return <OpenSteps userId={userId} pushOffer={pushOffer} isAdult={isAdult} finish={finish} />
}

/** Everything is saved; what she wrote asks for the card or the question before home does. */
function SafetyFirst(props: { notice: SafetyNotice; onChange: (notice: SafetyNotice) => void }) {
  return (
    <>
      <SafetyNoticeAtTop surface="profile" {...props} />
      <AppLink to={paths.home()} className={buttonClass('secondary')}>
        Go on to home
      </AppLink>
    </>
  )
}

interface OpenStepsProps extends MemberStepsProps {
  isAdult: boolean
  finish: ReturnType<typeof useFinishOnboarding>
}

function OpenSteps({ userId, pushOffer, isAdult, finish }: OpenStepsProps) {
  const [draft, change] = useDraft(userId)
  const { step, forward, back } = useStep(draft.step, (furthest) => change({ step: furthest }))

  if (step === 2)
    return <AboutStep about={draft.about} onChange={(about) => change({ about })} onNext={forward} />
  if (step === 3)
    return (
      <ChildrenStep
        added={draft.children}
        child={draft.child}
        onChange={change}
        onBack={back}
        onNext={forward}
      />
    )
  return <ReviewStep finish={finish} draft={draft} isAdult={isAdult} pushOffer={pushOffer} onBack={back} />
}
