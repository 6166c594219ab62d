import { onlineManager } from '@tanstack/react-query'
import { queryClient } from '#web/lib/api/query-client.ts'
import { onAuthEvent } from '#web/lib/session/auth-events.ts'
import { subscriptionQuery } from '#web/member/entitlement.ts'

/** Her subscription is read when she signs in and when the app starts, where no screen has just done so, and forgotten when she leaves. */
export function followAuthEvents(): () => void {
  return onAuthEvent((event, session) => {
    if (event === 'SIGNED_OUT') queryClient.removeQueries({ queryKey: subscriptionQuery.queryKey })
    else if (session && (event === 'SIGNED_IN' || event === 'INITIAL_SESSION') && onlineManager.isOnline())
      void queryClient.prefetchQuery(subscriptionQuery)
  })
}
