import type { ComponentType, ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useMayUse } from '#web/member/entitlement.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { OpenGoal } from './open-goal.tsx'
import { PastProgrammes } from './past-programmes.tsx'
import { ProgrammeIntro } from './programme-intro.tsx'
import { ProgrammeScreen } from './programme-screen.tsx'
import { asStep } from './steps.ts'
import { useProgramme } from './use-programme.ts'

/**
 * Rediscover: its intro with what she did before, or the screen of the programme that the address names.
 * @param Gate lets her in where it is open to her; what she did before is hers to read beside it
 */
export function RediscoverScreen({ Gate }: { Gate: ComponentType<{ children: ReactNode }> }) {
  const [search] = useSearchParams()
  const step = asStep(search.get('step'))
  const programme = useProgramme()
  const mayGoOn = useMayUse('rediscover')
  const { isKnown, error, isFetching, refetch } = programme
  if (!step)
    return (
      <div className="grid gap-5">
        <Gate>
          <PageHeader title={texts.title} backTo={paths.modes()} backLabel="Back to modes" />
          <OpenGoal forBoard />
          <ProgrammeIntro />
        </Gate>
        {/* One that she is in and cannot go on with is hers to read and delete, too. */}
        <PastProgrammes sessions={mayGoOn ? programme.others : programme.all} />
      </div>
    )
  if (isKnown)
    return (
      <Gate>
        <ProgrammeScreen step={step} programme={programme} />
      </Gate>
    )
  return (
    <div className="grid gap-5">
      <PageHeader title={texts.title} backTo={paths.rediscover()} backLabel={texts.backToAll} />
      {error ? (
        <ErrorState
          message={loadFailureText(texts.what, error)}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      ) : (
        <LoadingCards count={2} label={texts.loading} />
      )}
    </div>
  )
}
