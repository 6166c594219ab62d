import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { caseTexts as texts } from '#content/moderation/texts.ts'
import type { ModerationCase } from '#contract/cases.ts'
import { goBack } from '#web/lib/device/go-back.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { caseQuery } from './api.ts'
import { CaseAudit } from './case-audit.tsx'
import { CaseContent } from './case-content.tsx'
import { CaseLoadError } from './case-load-error.tsx'
import { DecideForm } from './decide-form.tsx'
import { Unmask } from './unmask.tsx'

/** One case: what it is of, why it is here, and what is decided about it. */
export function CaseScreen({ caseId }: { caseId: string }) {
  const [, navigate] = useLocation()
  const { data: moderationCase, error, isFetching, refetch } = useQuery(caseQuery(caseId))
  const leave = () => goBack(() => navigate(paths.moderate(), { replace: true }))
  return (
    <div className="grid gap-5">
      <PageHeader
        title={texts.title(moderationCase?.is_reply ?? false)}
        onBack={leave}
        backLabel={texts.back}
      />
      {moderationCase ? (
        <Case moderationCase={moderationCase} onDecided={leave} />
      ) : error ? (
        <CaseLoadError what={texts.what} error={error} busy={isFetching} onRetry={refetch} />
      ) : moderationCase === null ? (
        <Gone />
      ) : (
        <LoadingCards count={2} label={texts.loading} />
      )}
    </div>
  )
}

function Case({ moderationCase, onDecided }: { moderationCase: ModerationCase; onDecided: () => void }) {
  return (
    <>
      <CaseContent moderationCase={moderationCase} />
      <DecideForm moderationCase={moderationCase} onDecided={onDecided} />
      <Unmask caseId={moderationCase.id} />
      <CaseAudit caseId={moderationCase.id} />
    </>
  )
}

function Gone() {
  return (
    <div role="alert">
      <EmptyState
        title={texts.gone}
        action={
          <AppLink replace to={paths.moderate()} className={buttonClass()}>
            {texts.all}
          </AppLink>
        }
      >
        {texts.goneHow}
      </EmptyState>
    </div>
  )
}
