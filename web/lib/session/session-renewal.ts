import { isOutage } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'
import { onAuthEvent } from './auth-events.ts'
import { type KnownSession, renewSession, sessionQuery } from './session.ts'

const tickMs = 30_000
/** A token is renewed once it has no more than this left: a few ticks, so that one may fail. */
const renewWithinMs = 3 * tickMs
const firstPauseMs = 200

const known = () => queryClient.getQueryData(sessionQuery.queryKey) ?? null
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** True where the token is missing or about to end. After sleep it is long over. */
export function needsRenewal(session: KnownSession, now = Date.now()): boolean {
  return session !== null && (session.token_ends ?? 0) - now <= renewWithinMs
}

/** Asks until the server answers, with pauses of 200 ms and twice as long each time, or leaves it to the next tick. */
export async function renewWithBackoff(): Promise<void> {
  for (let wait = firstPauseMs; wait < tickMs && needsRenewal(known()); wait *= 2) {
    const failure = await renewSession().catch((error: unknown) => error)
    if (!isOutage(failure) || !navigator.onLine) return
    await pause(wait)
  }
}

/** One tab at a time renews; the others hear of it. */
async function renewOnce(): Promise<void> {
  if (!navigator.onLine || !needsRenewal(known())) return
  if (!navigator.locks) return renewWithBackoff()
  await navigator.locks.request('session', { ifAvailable: true }, async (lock) => {
    if (lock) await renewWithBackoff()
  })
}

/** Other tabs take over what this one was told, and it what they were. */
function shareWithTabs(): void {
  const channel = new BroadcastChannel('session')
  let taken: string | undefined
  channel.onmessage = ({ data }: MessageEvent<KnownSession>) => {
    taken = data?.access_token
    void renewSession(data)
  }
  onAuthEvent((event, session) => {
    if (event === 'TOKEN_REFRESHED' && session?.access_token !== taken) channel.postMessage(session)
  })
}

/** Keeps her session fresh for as long as the app is open. */
export function startSessionRenewal(): void {
  shareWithTabs()
  const lookAfter = () => void renewOnce()
  onAuthEvent((event) => {
    if (event === 'INITIAL_SESSION' || event === 'SIGNED_IN') lookAfter()
  })
  setInterval(lookAfter, tickMs)
  for (const event of ['online', 'focus', 'pageshow']) addEventListener(event, lookAfter)
  document.addEventListener('visibilitychange', lookAfter)
}
