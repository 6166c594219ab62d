import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { privacyQuery } from './api.ts'
import { BlocksCard } from './blocks-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { ExportCard } from './export-card.tsx'

interface PrivacyDataScreenProps {
  /** Where her words go. */
  modelConsent: ReactNode
  /** Whom she has blocked without knowing a name. */
  aliasBlocks: ReactNode
}

/** Account -> Privacy & data: where her words go, take everything along, whom she has blocked, or have it deleted. */
export function PrivacyDataScreen({ modelConsent, aliasBlocks }: PrivacyDataScreenProps) {
  const [search] = useSearchParams()
  const { data, error, isFetching, refetch } = useQuery(privacyQuery)
  return (
    <div className="grid gap-5">
      <PageHeader title="Privacy & data" backTo={paths.account()} backLabel="Back to Account" />
      {modelConsent}
      {data && (
        <>
          <ExportCard made={data.export} isGone={search.get('export') === 'gone'} />
          <BlocksCard />
          {aliasBlocks}
          {!data.leaving_at && <DeleteCard />}
        </>
      )}
      {!data && error && (
        <ErrorState
          message={loadFailureText('what we hold of yours', error)}
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && <LoadingCards count={2} />}
      <AppLink to={paths.privacyPage()} className={buttonClass('quiet')}>
        What we keep, and why
      </AppLink>
    </div>
  )
}
