import { queryOptions, useQuery } from '@tanstack/react-query'
import * as account from '#contract/account.ts'
import { call, isOutage } from './call.ts'
import { dropKept, keep, readKept } from './kept.ts'
import { queryClient, sessionKey } from './query-client.ts'

type KnownSession = account.Session | null

/** With a weak signal she waits this long to hear that she is signed in, and no longer. */
const patienceMs = 4000

/** The server's word; while it cannot be reached, the last it gave, for as long as that session runs. */
async function fetchSession(): Promise<KnownSession> {
  const kept = readKept<KnownSession>('session')
  if (kept === undefined) return askServer(undefined)
  const lastKnown = () => (kept && new Date(kept.expires_at) > new Date() ? kept : null)
  const fromServer = askServer(kept?.user.id).catch((error: unknown) => {
    if (isOutage(error)) return lastKnown()
    throw error
  })
  const unheard = new Promise<KnownSession>((resolve) => setTimeout(() => resolve(lastKnown()), patienceMs))
  return Promise.race([fromServer, unheard])
}

async function askServer(knownId: string | undefined): Promise<KnownSession> {
  const { session } = await call(account.getSession, {})
  if (session?.user.id !== knownId) dropKept()
  return session
}

/** Who is signed in. Signed out is `null`, not an error. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: fetchSession,
  staleTime: 5 * 60_000,
  meta: { keep: { name: 'session', pick: (session: KnownSession) => session } },
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

function startOver(session: KnownSession): void {
  forgetMember()
  keep('session', session)
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/** Takes over a session that was just made; nothing of whoever was here before stays in memory. */
export function enterSession(session: account.Session): void {
  startOver(session)
}

/** Forgets everything that was read for the member who has just left. */
export function leaveSession(): void {
  startOver(null)
}

/** Another tab has signed in or out, and so has emptied the phone: what this one shows is not for this member. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null) location.reload()
  })
}
