import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { casesTexts as texts } from '#content/moderation/texts.ts'
import type { ModerationCase } from '#contract/cases.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { type CaseState, casesQuery } from './api.ts'
import { CaseLoadError } from './case-load-error.tsx'
import { CaseRow } from './case-row.tsx'

/** What waits for a moderator, what cannot wait first; or what was decided last. */
export function CasesScreen() {
  const [search] = useSearchParams()
  const state = search.get('state') === 'closed' ? 'closed' : 'open'
  const { data: cases, error, isFetching, refetch } = useQuery(casesQuery(state))
  return (
    <div className="grid gap-5">
      <PageHeader title={texts.title} backTo={paths.home()} backLabel={texts.backHome} />
      {cases ? (
        <>
          <p className="text-muted">{texts.care}</p>
          <States now={state} />
          <Cases cases={cases} state={state} />
        </>
      ) : error ? (
        <CaseLoadError what={texts.what} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <LoadingCards count={3} label={texts.loading} />
      )}
    </div>
  )
}

function States({ now }: { now: CaseState }) {
  return (
    <nav aria-label={texts.which} className="flex flex-wrap gap-2">
      {(['open', 'closed'] as const).map((state) => (
        <AppLink
          key={state}
          replace
          to={`${paths.moderate()}?state=${state}`}
          aria-current={state === now ? 'page' : undefined}
          className={buttonClass(state === now ? 'primary' : 'secondary', 'sm')}
        >
          {texts.states[state]}
        </AppLink>
      ))}
    </nav>
  )
}

function Cases({ cases, state }: { cases: ModerationCase[]; state: CaseState }) {
  if (cases.length === 0)
    return state === 'open' ? (
      <EmptyState title={texts.noneOpen}>{texts.noneOpenHow}</EmptyState>
    ) : (
      <EmptyState title={texts.noneClosed}>{texts.noneClosedHow}</EmptyState>
    )
  const urgent = cases.filter(({ is_urgent }) => is_urgent).length
  return (
    <>
      {state === 'open' && (
        <p role="status" className="font-semibold">
          {texts.count(cases.length, urgent)}
        </p>
      )}
      <ul aria-label={texts.states[state]} className="grid gap-3">
        {cases.map((moderationCase) => (
          <li key={moderationCase.id}>
            <CaseRow moderationCase={moderationCase} />
          </li>
        ))}
      </ul>
    </>
  )
}
