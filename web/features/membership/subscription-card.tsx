import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { subscriptionQuery, useRefreshSubscription } from './api.ts'
import { labelSubscription, type SubscriptionLabel } from './subscription-label.ts'

const badgeTones: Record<SubscriptionLabel['kind'], string> = {
  trial: 'bg-accent-soft text-on-accent',
  paid: 'bg-good-soft text-good',
  free: 'bg-sunken text-muted',
}

/** Where she stands with her membership, and the ways to change it. */
export function SubscriptionCard() {
  const [search] = useSearchParams()
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery)
  const refresh = useRefreshSubscription()

  if (!data)
    return error ? (
      <ErrorState message={error.message} busy={isFetching} onRetry={refetch} />
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
      <p className="font-extrabold text-xl">{label}</p>
      {kind === 'free' && (
        <AppLink to={paths.startCheckout()} className={buttonClass()}>
          Start free trial
        </AppLink>
      )}
      <AppLink to={paths.billingRedirect()} className={buttonClass('secondary')}>
        Manage/Cancel in Portal
      </AppLink>
      <Button variant="quiet" busy={refresh.isPending} busyLabel="Refreshing…" onClick={askAgain}>
        Refresh Status
      </Button>
    </Card>
  )
}
