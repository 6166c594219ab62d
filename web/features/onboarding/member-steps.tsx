import { useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { profileQuery } from '#web/lib/profile.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { AboutStep } from './about-step.tsx'
import { ChildrenStep } from './children-step.tsx'
import { useDraft } from './draft.ts'
import { ReviewStep } from './review-step.tsx'
import { useStep } from './use-step.ts'

/** Steps 2 to 4, once she has an account. Whoever has finished them goes home. */
export function MemberSteps({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(profileQuery)
  if (!data)
    return error ? (
      <ErrorState message={error.message} busy={isFetching} onRetry={refetch} />
    ) : (
      <LoadingCards count={2} />
    )
  if (data.profile.onboarding_completed) return <Redirect to={paths.home()} replace />
  return <OpenSteps userId={userId} isAdult={data.profile.adult_confirmed} />
}

function OpenSteps({ userId, isAdult }: { userId: string; isAdult: boolean }) {
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
  return <ReviewStep userId={userId} draft={draft} isAdult={isAdult} onBack={back} />
}
