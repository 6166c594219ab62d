import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { sessionQuery } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { factorsQuery, useEnrol, useRenewRecoveryCodes } from './api.ts'
import { ConfirmEmailFirst } from './confirm-email-first.tsx'
import { EnrolApp } from './enrol-app.tsx'
import { EnrolPhone } from './enrol-phone.tsx'
import { FactorCard } from './factor-card.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step = { name: 'overview' } | { name: 'app' } | { name: 'phone' } | { name: 'codes'; codes: string[] }

const overview: Step = { name: 'overview' }

/** A second step for signing in: set up, recovery codes, remove. */
export function SecurityScreen() {
  const [step, setStep] = useState<Step>(overview)
  const query = useQuery(factorsQuery)
  // She may have opened the link in her mail app a moment ago, so it is asked for anew whenever she comes here.
  const user = useQuery({ ...sessionQuery, staleTime: 0 }).data?.user
  const enrolApp = useEnrol()
  const renew = useRenewRecoveryCodes()

  const refused = (error: Error) =>
    toast({ title: 'Nothing was changed', description: error.message, variant: 'destructive' })
  const showCodes = (codes: string[] | null) => setStep(codes ? { name: 'codes', codes } : overview)
  const startApp = () =>
    enrolApp.mutate({ type: 'totp' }, { onSuccess: () => setStep({ name: 'app' }), onError: refused })
  const renewCodes = () =>
    renew.mutate(undefined, {
      onSuccess: ({ recovery_codes }) => showCodes(recovery_codes),
      onError: refused,
    })

  const header = <PageHeader title="Security" backTo={paths.account()} backLabel="Back to Account" />
  if (query.isPending) return <Body header={header}>{<LoadingCards />}</Body>
  // A later reading that fails must not take the screen away: recovery codes are shown only once.
  if (query.isLoadingError)
    return (
      <Body header={header}>
        <ErrorState message={loadFailureText('your sign-in steps', query.error)} onRetry={query.refetch} />
      </Body>
    )
  if (step.name === 'codes')
    return (
      <Body header={header}>
        <RecoveryCodes codes={step.codes} onDone={() => setStep(overview)} />
      </Body>
    )
  if (step.name === 'app' && enrolApp.data?.totp)
    return (
      <Body header={header}>
        <EnrolApp
          factorId={enrolApp.data.id}
          totp={enrolApp.data.totp}
          onVerified={showCodes}
          onCancel={() => setStep(overview)}
        />
      </Body>
    )
  if (step.name === 'phone')
    return (
      <Body header={header}>
        <EnrolPhone onVerified={showCodes} onCancel={() => setStep(overview)} />
      </Body>
    )

  const verified = query.data.factors.filter((factor) => factor.status === 'verified')
  const hasApp = verified.some((factor) => factor.type === 'totp')
  return (
    <Body header={header}>
      <section aria-labelledby="second-step" className="grid gap-3">
        <h2 id="second-step" className="text-lg">
          Second step
        </h2>
        <p className="text-muted">
          {verified.length > 0
            ? 'When you sign in, we ask for a code as well as your password.'
            : 'Ask for a code as well as your password. Then a password that somebody knows is not enough.'}
        </p>
        {verified.map((factor) => (
          <FactorCard key={factor.id} factor={factor} isLast={verified.length === 1} />
        ))}
        {user?.email_verified === false ? (
          <ConfirmEmailFirst />
        ) : (
          <>
            <Button
              variant={verified.length > 0 ? 'secondary' : 'primary'}
              busy={enrolApp.isPending}
              onClick={startApp}
            >
              {hasApp ? 'Add another authenticator app' : 'Use an authenticator app'}
            </Button>
            {query.data.texts_available && (
              <Button variant="secondary" onClick={() => setStep({ name: 'phone' })}>
                Get codes by text
              </Button>
            )}
          </>
        )}
      </section>
      {verified.length > 0 && (
        <Card aria-labelledby="codes-left" className="grid gap-3">
          <h2 id="codes-left" className="text-lg">
            Recovery codes
          </h2>
          <p className="text-muted">
            {query.data.recovery_codes_left} of 10 left. New codes take the place of the old ones.
          </p>
          <Button variant="secondary" busy={renew.isPending} onClick={renewCodes}>
            Get new codes
          </Button>
        </Card>
      )}
    </Body>
  )
}

function Body({ header, children }: { header: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="grid gap-5">
      {header}
      {children}
    </div>
  )
}
