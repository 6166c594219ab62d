import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/session/session.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { callbackDestination } from './callback-destination.ts'
import { verifyLink } from './verify-link.ts'

const hasSession = async () => (await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })) !== null

/** Where the link of a confirmation mail arrives. */
export function CallbackScreen() {
  const [, navigate] = useLocation()
  // Asked once, however often the effect runs: a link works once.
  const destination = useRef<Promise<string>>(null)

  useEffect(() => {
    let hasLeft = false
    const { search, hash } = location
    destination.current ??= callbackDestination({ search, hash, verify: verifyLink, hasSession })
    void destination.current.then((to) => {
      if (!hasLeft) navigate(to, { replace: true })
    })
    return () => {
      hasLeft = true
    }
  }, [navigate])

  return (
    <div className="grid gap-5">
      <PageHeader title="Confirming your email..." />
      <Card role="status" className="grid justify-items-center gap-3 py-10 text-center">
        <Spinner />
        <p className="font-semibold">Please wait while we verify your account</p>
      </Card>
    </div>
  )
}
