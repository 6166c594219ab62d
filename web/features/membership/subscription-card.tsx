import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { gateTexts } from '#content/gate.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { subscriptionQuery } from '#web/member/entitlement.ts'
import { useDayText } from '#web/member/use-day-text.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRefreshSubscription } from './api.ts'
import { labelSubscription, type SubscriptionLabel } from './subscription-label.ts'

const badgeTones: Record<SubscriptionLabel['kind'], string> = {
  trial: 'bg-accent-soft text-on-accent',
  paid: 'bg-good-soft text-good',
  free: 'bg-sunken text-muted',
}

/** Where she stands with her membership, and the ways to change it. */
export function SubscriptionCard() {
  const [search, setSearch] = useSearchParams()
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery)
  const refresh = useRefreshSubscription()
  const dayText = useDayText()
  const isBack = search.get('from') === 'portal'
  const { mutate: look } = refresh

  // Back from the portal, where she may have changed something: the provider is asked at once.
  useEffect(() => {
    if (!isBack) return
    look()
    setSearch({}, { replace: true })
  }, [isBack, look, setSearch])

  if (!data)
    return error ? (
      <ErrorState message={loadFailureText('your subscription', error)} busy={isFetching} onRetry={refetch} />
    ) : (
      <LoadingCards count={1} label="Loading your subscription…" />
    )

  const { kind, label, badge } = labelSubscription(data, {
    trialStarted: search.get('status') === 'trial-started',
    now: new Date(),
  })

  function askAgain() {
    refresh.mutate(undefined, {
      onSuccess: () => toast({ title: 'Subscription refreshed' }),
      onError: () => toast({ title: 'Could not refresh subscription.', variant: 'destructive' }),
    })
  }

  return (
    <Card aria-labelledby="subscription" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="subscription" className="text-lg">
          Subscription
        </h2>
        <span className={classes('rounded-full px-3 py-1 font-bold text-sm', badgeTones[kind])}>{badge}</span>
      </div>
      <div className="grid gap-1">
        <p className="font-extrabold text-xl">{label}</p>
        {data.renews_at && <p className="text-muted">Next payment on {dayText(data.renews_at)}.</p>}
        {data.ends_at && (
          <p className="text-muted">
            Cancelled. Everything stays open until {dayText(data.ends_at)}, and you won't be charged
            {data.on_trial ? '' : ' again'}. You can take that back in the portal.
          </p>
        )}
      </div>
      {kind === 'free' && (
        <AppLink to={paths.startCheckout()} className={buttonClass()}>
          {data.trial_used ? gateTexts.again : gateTexts.firstTime}
        </AppLink>
      )}
      {data.has_portal && (
        <AppLink to={paths.billingRedirect()} className={buttonClass('secondary')}>
          Manage/Cancel in Portal
        </AppLink>
      )}
      <Button variant="quiet" busy={refresh.isPending} busyLabel="Refreshing…" onClick={askAgain}>
        Refresh Status
      </Button>
    </Card>
  )
}
