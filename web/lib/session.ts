import { queryOptions, useQuery } from '@tanstack/react-query'
import * as account from '#contract/account.ts'
import { call } from './call.ts'
import { queryClient, sessionKey } from './query-client.ts'
import { allUnsent, dropUnsent, keepUnsent } from './unsent.ts'

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
  for (const { id } of allUnsent()) dropUnsent(id)
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {}
}

/**
 * Takes over a session that was just made; nothing of whoever was here before stays, save what this very member has
 * written and could not send yet.
 */
export function enterSession(session: account.Session): void {
  const unsent = allUnsent().filter(({ owner }) => owner === session.user.id)
  forgetMember()
  for (const item of unsent) keepUnsent(item)
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/** Forgets everything that was read for the member who has just left. */
export function leaveSession(): void {
  forgetMember()
  queryClient.setQueryData(sessionQuery.queryKey, null)
}
