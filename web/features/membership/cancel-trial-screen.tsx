import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { cancelTrialTexts as texts } from '#content/gate.ts'
import { dayText } from '#contract/day-text.ts'
import { defaultTimezone } from '#contract/limits.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { phoneZone } from '#web/lib/time/phone-zone.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { trialByLinkQuery, useCancelTrialByLink } from './api.ts'

/** Where the mail before a trial's end leads: asks once, cancels with one tap, and needs no sign-in. */
export function CancelTrialScreen() {
  const [token] = useState(() => location.hash.slice(1))
  const { data, error, isFetching, refetch } = useQuery({ ...trialByLinkQuery(token), retry: false })
  const cancel = useCancelTrialByLink(token)
  // Nobody is signed in, so her own zone is not known.
  const end = data?.ends_at ? dayText(new Date(data.ends_at), phoneZone || defaultTimezone) : undefined

  return (
    <div className="grid gap-5">
      <PageHeader title={texts.title} />
      {!data && !error && <LoadingCards count={1} />}
      {!data && error && (
        <ErrorState message={loadFailureText('your trial', error)} busy={isFetching} onRetry={refetch} />
      )}
      {data?.state === 'trial' && (
        <Card className="grid gap-4">
          <p className="font-semibold text-lg">{texts.ask(end)}</p>
          <p className="text-muted">{texts.whatHappens}</p>
          <Button busy={cancel.isPending} busyLabel="Cancelling…" onClick={() => cancel.mutate()}>
            {texts.yes}
          </Button>
          {cancel.error && (
            <Banner tone="danger" role="alert">
              {cancel.error.message}
            </Banner>
          )}
        </Card>
      )}
      {data && data.state !== 'trial' && (
        <Banner tone="good" icon={<CircleCheck />} role="status">
          {data.state === 'cancelled' ? texts.done(end) : texts.ended}
        </Banner>
      )}
      <AppLink to={paths.account()} className={buttonClass('quiet')}>
        {data?.state === 'trial' ? texts.no : texts.back}
      </AppLink>
    </div>
  )
}
