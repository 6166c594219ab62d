import { queryOptions, useQuery } from '@tanstack/react-query'
import * as account from '#contract/account.ts'
import { call } from './call.ts'
import { queryClient, sessionKey } from './query-client.ts'

/** Who is signed in. Signed out is `null`, not an error. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async () => (await call(account.getSession, {})).session,
  staleTime: 5 * 60_000,
})

export function useSession() {
  return useQuery(sessionQuery)
}

/** Nothing of a member stays on this phone for whoever comes next. */
function forgetMember(): void {
  queryClient.clear()
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {}
}

/** Takes over a session that was just made; nothing of whoever was here before stays in memory. */
export function enterSession(session: account.Session): void {
  forgetMember()
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/** Forgets everything that was read for the member who has just left. */
export function leaveSession(): void {
  forgetMember()
  queryClient.setQueryData(sessionQuery.queryKey, null)
}
