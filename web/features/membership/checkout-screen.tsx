import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { gateTexts } from '#content/gate.ts'
import { priceText } from '#content/price.ts'
import { hasFullAccess } from '#contract/gate.ts'
import { limits } from '#contract/limits.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useSession } from '#web/lib/session/session.ts'
import { subscriptionQuery } from '#web/member/entitlement.ts'
import { useStartCheckout } from '#web/member/start-checkout.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { offerQuery } from './api.ts'
import { EmailNote } from './email-note.tsx'

/**
 * The step before the card page: a free trial, or, for whoever has had hers, a membership that is paid from today.
 * Whose trial or membership runs is offered neither. `?verified=true` is where a confirmation link leads.
 */
export function CheckoutScreen() {
  const [search] = useSearchParams()
  const isVerified = search.get('verified') === 'true'
  const session = useSession()
  const { busy, error, start } = useStartCheckout()
  const offered = useQuery(offerQuery)
  const subscription = useQuery({ ...subscriptionQuery, enabled: Boolean(session.data) })
  const offer = offered.data
  const price = offer && priceText(offer.price)
  const isPaid = offer?.trial === false

  if (subscription.data && hasFullAccess(subscription.data)) return <NothingToBuy isVerified={isVerified} />
  // A visitor begins with a trial for certain; what a member is offered is not promised before it is known.
  const missing = [subscription, offered].find(({ data }) => !data)
  if (session.isPending || (session.data && missing))
    return missing?.error ? (
      <ErrorState
        message={loadFailureText('what membership costs', missing.error)}
        busy={missing.isFetching}
        onRetry={missing.refetch}
      />
    ) : (
      <LoadingCards count={1} />
    )
  return (
    <div className="grid gap-5">
      <PageHeader title={isPaid ? gateTexts.again : 'Start your free trial'} />
      {isVerified && <EmailNote />}
      <Card className="grid gap-4">
        {isPaid ? (
          <>
            <p className="font-semibold text-lg">Everything, for {price}.</p>
            <p className="text-muted">{gateTexts.paidToday}</p>
          </>
        ) : (
          <>
            <p className="font-semibold text-lg">Everything, free for {limits.trialDays} days.</p>
            <p className="text-muted">
              You'll add a card on the next screen. You won't be charged today.
              {price && ` After the trial it is ${price}. You can cancel any time.`}
            </p>
          </>
        )}
        <Button busy={busy} busyLabel="Preparing checkout…" onClick={start}>
          {isPaid ? gateTexts.again : 'Start free trial'}
        </Button>
        {error && (
          <Banner tone="danger" role="alert">
            {error}
          </Banner>
        )}
      </Card>
      {session.data ? (
        <AppLink to={paths.home()} className={buttonClass('quiet')}>
          {gateTexts.notNow}
        </AppLink>
      ) : (
        <AppLink to={paths.signIn()} className={buttonClass('quiet')}>
          Already a member? Sign in here
        </AppLink>
      )}
    </div>
  )
}

/** For whose trial or membership runs: what came of her link, and the way back. */
function NothingToBuy({ isVerified }: { isVerified: boolean }) {
  return (
    <div className="grid gap-5">
      <PageHeader title={gateTexts.runs} />
      {isVerified && <EmailNote />}
      <AppLink to={paths.home()} className={buttonClass()}>
        {gateTexts.notNow}
      </AppLink>
    </div>
  )
}
