import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { findPortalUrl } from './api.ts'

/** Opens the billing portal, at the part that `?flow=` names. */
export function BillingRedirectScreen() {
  const [search] = useSearchParams()
  const flow = search.get('flow')
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again
  useEffect(() => {
    let hasLeft = false
    setFailure(undefined)
    findPortalUrl(flow).then(
      // This screen is no place to come back to, so the portal takes its place in the history.
      (url) => !hasLeft && location.replace(url),
      (error: Error) => !hasLeft && setFailure(error.message),
    )
    return () => {
      hasLeft = true
    }
  }, [flow, tries])

  if (failure === undefined)
    return (
      <div className="grid gap-6">
        <PageHeader title="Billing portal" />
        <p role="status" className="flex items-center justify-center gap-2 py-10 font-semibold">
          <Spinner />
          Opening your billing portal…
        </p>
      </div>
    )
  return (
    <div className="grid gap-5">
      <PageHeader title="Couldn't open billing portal" />
      <ErrorState message={failure} onRetry={() => setTries(tries + 1)}>
        <AppLink to={paths.account()} className={buttonClass('quiet')}>
          Go back to Account
        </AppLink>
      </ErrorState>
    </div>
  )
}
