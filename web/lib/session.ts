import { queryOptions, useQuery } from '@tanstack/react-query'
import * as account from '#contract/account.ts'
import { call } from './call.ts'
import { queryClient, sessionKey } from './query-client.ts'
import { readStored, writeStored } from './stored-state.ts'

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

/** Where the phone keeps whose drafts and day it holds: an id, or null after a sign-out. Other tabs hear of a change. */
const memberKey = 'member'

/**
 * Takes over a session that was just made. Nothing of whoever was here before stays; where she was here herself and her
 * session had ended, what she had typed is still hers.
 */
export function enterSession(session: account.Session): void {
  if (readStored(memberKey) === session.user.id) queryClient.clear()
  else forgetMember()
  writeStored(memberKey, session.user.id)
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/** Forgets everything that was read for the member who has just left. */
export function leaveSession(): void {
  forgetMember()
  writeStored(memberKey, null)
  queryClient.setQueryData(sessionQuery.queryKey, null)
}

/** Somebody signed in or out in another tab: what this one shows is asked for anew, in the name of whoever is there now. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === memberKey && newValue !== null) void queryClient.resetQueries()
  })
}
