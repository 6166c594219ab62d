import { useSearchParams } from 'wouter'
import { limits } from '#contract/limits.ts'
import { useSession } from '#web/lib/session.ts'
import { useStartCheckout } from '#web/lib/start-checkout.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { EmailNote } from './email-note.tsx'

/** The step before the card page; `?verified=true` is where a confirmation link leads. */
export function CheckoutScreen() {
  const [search] = useSearchParams()
  const session = useSession()
  const { busy, error, start } = useStartCheckout()
  return (
    <div className="grid gap-5">
      <PageHeader title="Start your free trial" />
      {search.get('verified') === 'true' && <EmailNote />}
      <Card className="grid gap-4">
        <p className="font-semibold text-lg">Everything, free for {limits.trialDays} days.</p>
        <p className="text-muted">You'll add a card on the next screen. You won't be charged today.</p>
        <Button busy={busy} busyLabel="Preparing checkout…" onClick={start}>
          Start free trial
        </Button>
        {error && (
          <Banner tone="danger" role="alert">
            {error}
          </Banner>
        )}
      </Card>
      {session.data ? (
        <AppLink to={paths.home()} className={buttonClass('quiet')}>
          Already started? Go to your home
        </AppLink>
      ) : (
        <AppLink to={paths.signIn()} className={buttonClass('quiet')}>
          Already a member? Sign in here
        </AppLink>
      )}
    </div>
  )
}
