import { queryOptions, useQuery } from '@tanstack/react-query'
import * as account from '#contract/account.ts'
import { dismissToast } from '#web/ui/toast.ts'
import { call, isOutage } from '../api/call.ts'
import { queryClient, sessionKey } from '../api/query-client.ts'
import { asText, orNull } from '../device/parse.ts'
import { readStored, writeStored } from '../device/stored-state.ts'
import { keep, readKept } from '../offline/kept.ts'
import { forgetSession } from './session-end.ts'

declare module '../offline/kept.ts' {
  interface KeptQueries {
    session: KnownSession
  }
}

type TokenFields = 'access_token' | 'refresh_token' | 'token_type' | 'expires_at' | 'expires_in'

/**
 * Who is signed in; the token of it only where the server has just given one, and then with when it ends by this
 * phone's own clock, which may be wrong, in milliseconds since 1970. Null: nobody.
 */
export type KnownSession =
  | (Omit<account.Session, TokenFields> &
      Partial<Pick<account.Session, TokenFields>> & { token_ends?: number })
  | null

const stamped = (session: account.Session | null): KnownSession =>
  session && { ...session, token_ends: Date.now() + session.expires_in * 1000 }

/** What the phone keeps of a session: everything but the token. */
function withoutToken(session: KnownSession): KnownSession {
  if (!session) return null
  const { access_token, refresh_token, token_type, expires_at, expires_in, token_ends, ...rest } = session
  return rest
}

/** With a weak signal she waits this long to hear that she is signed in, and no longer. */
const patienceMs = 4000

/** The server's word; while it cannot be reached, the last it gave, for as long as that session runs. */
async function fetchSession(): Promise<KnownSession> {
  const kept = readKept('session')
  if (kept === undefined) return askServer(undefined)
  const lastKnown = () => (kept && new Date(kept.ends_at) > new Date() ? kept : null)
  const fromServer = askServer(kept?.user.id).catch((error: unknown) => {
    if (isOutage(error)) return lastKnown()
    throw error
  })
  const unheard = new Promise<KnownSession>((resolve) => setTimeout(() => resolve(lastKnown()), patienceMs))
  return Promise.race([fromServer, unheard])
}

async function askServer(lastId: string | undefined): Promise<KnownSession> {
  const [holder, before] = [readHolder(), knownMemberId()]
  const { session } = await call(account.getSession, {})
  const serverSession = stamped(session)
  const shown = knownMemberId()
  if (shown && session?.user.id !== shown) dismissToast()
  // Somebody has come or gone here meanwhile, whom this session is not of.
  if (readHolder() !== holder || (before && shown !== before)) return serverSession
  if (session?.user.id !== lastId) {
    forgetSession()
  }
  if (serverSession && (serverSession.user.id !== holder || (shown && serverSession.user.id !== shown)))
    adoptForeignSession(serverSession, holder ?? lastId ?? shown)
  return serverSession
}

/**
 * The browser has another's session than this phone knew of: nobody signed in here, her cookie came by another way.
 * Nothing of whoever was here before stays, neither on the phone nor on a screen of this tab.
 */
function adoptForeignSession(session: NonNullable<KnownSession>, last: string | undefined): void {
  if (last !== session.user.id) emptyPhone()
  const isShowingAnother = [last, knownMemberId()].some((id) => id && id !== session.user.id)
  storeSession(session)
  if (isShowingAnother) location.reload()
}

/** Who is signed in. Signed out is `null`, not an error. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: fetchSession,
  staleTime: 5 * 60_000,
  meta: { keep: { name: 'session', pick: withoutToken } },
})

/** The id of the member who is signed in here, as far as this tab knows. */
export const knownMemberId = () => queryClient.getQueryData(sessionQuery.queryKey)?.user.id

/**
 * Takes the server's word on her session anew, or another tab's where it has it. Nothing changes where somebody else
 * has come or gone meanwhile: what it says is of a session that this tab no longer shows.
 * @throws CallError
 */
export async function renewSession(serverSession?: KnownSession): Promise<void> {
  const id = knownMemberId()
  if (!id) return
  const session = serverSession === undefined ? await askServer(id) : serverSession
  if (knownMemberId() !== id || (serverSession && serverSession.user.id !== id)) return
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/** Her session, or null; pending until the server has said at the first look. */
export function useSession() {
  return useQuery(sessionQuery)
}

/** Nothing of a member stays on this phone for whoever comes next. */
function forgetMember(): void {
  queryClient.clear()
  dismissToast()
  emptyPhone()
}

function emptyPhone(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {}
}

/** Where the phone keeps whose drafts and day it holds: an id, or null after a sign-out. Other tabs hear of a change. */
const memberKey = 'member'

/** Whose drafts and day the phone holds; undefined where nobody's, or it is not known whose. */
const readHolder = () => readStored(memberKey, orNull(asText)) ?? undefined

/**
 * Takes over a session that was just made. Nothing of whoever was here before stays; where she was here herself and her
 * session had ended, what she had typed is still hers.
 */
export function enterSession(session: account.Session): void {
  if (readStored(memberKey, asText) === session.user.id) queryClient.clear()
  else forgetMember()
  storeSession(stamped(session))
}

/** Forgets everything that was read for the member who has just left. */
export function clearSession(): void {
  forgetMember()
  storeSession(null)
}

function storeSession(session: KnownSession): void {
  // Other tabs hear of a change alone, so the same member coming back has to be one.
  writeStored(memberKey, undefined)
  writeStored(memberKey, session?.user.id ?? null)
  keep('session', withoutToken(session))
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/** Somebody signed in or out in another tab: what this one shows is asked for anew, in the name of whoever is there now. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== memberKey || newValue === null) return
    dismissToast()
    void queryClient.resetQueries()
  })
}
