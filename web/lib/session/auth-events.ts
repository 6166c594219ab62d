import { queryClient } from '../api/query-client.ts'
import { type KnownSession, sessionQuery } from './session.ts'

export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

type Listener = (event: AuthEvent, session: KnownSession) => void

const listeners = new Set<Listener>()
/** Undefined until the first session is known. */
let last: KnownSession | undefined

/**
 * Tells what happens to her session, whoever caused it: this tab, another one, or the server. A listener that comes
 * late hears INITIAL_SESSION first. Answers how to stop listening.
 */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener)
  if (last !== undefined) listener('INITIAL_SESSION', last)
  return () => listeners.delete(listener)
}

/** Tells what cannot be seen in the session itself. */
export function emitAuthEvent(event: 'USER_UPDATED' | 'PASSWORD_RECOVERY' | 'MFA_CHALLENGE_VERIFIED'): void {
  tell(event, last ?? null)
}

function tell(event: AuthEvent, session: KnownSession): void {
  for (const listener of listeners) listener(event, session)
}

/** What has happened between two states of the session, in order. */
function eventsBetween(before: KnownSession | undefined, after: KnownSession): AuthEvent[] {
  if (before === undefined) return ['INITIAL_SESSION']
  if (!before) return after ? ['SIGNED_IN'] : []
  if (!after) return ['SIGNED_OUT']
  if (before.user.id !== after.user.id) return ['SIGNED_OUT', 'SIGNED_IN']
  const isNewToken = after.access_token !== undefined && before.access_token !== after.access_token
  const isChanged = JSON.stringify(before.user) !== JSON.stringify(after.user)
  return [
    ...(isNewToken ? (['TOKEN_REFRESHED'] as const) : []),
    ...(isChanged ? (['USER_UPDATED'] as const) : []),
  ]
}

function follow(session: KnownSession | undefined): void {
  if (session === undefined || session === last) return
  const events = eventsBetween(last, session)
  last = session
  for (const event of events) tell(event, event === 'SIGNED_OUT' ? null : session)
}

const read = () => queryClient.getQueryData(sessionQuery.queryKey)

// The session has one home, the query cache; events follow what is there, so none can be forgotten by a caller.
queryClient.getQueryCache().subscribe(({ query }) => {
  if (query.queryKey[0] === sessionQuery.queryKey[0]) follow(read())
})
follow(read())
