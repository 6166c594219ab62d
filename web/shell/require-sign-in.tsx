import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useSession } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'

/** Lets members through, sends everybody else to sign in, and never guesses while the session is not known yet. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session.isPending) return <LoadingCards label="Loading…" />
  if (session.data) return children
  if (session.isError)
    return (
      <ErrorState
        message={loadFailureText('your account', session.error)}
        onRetry={() => session.refetch()}
        busy={session.isFetching}
      />
    )
  return <Redirect to={paths.signIn()} replace />
}
