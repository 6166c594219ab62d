import type { Route, RouteInput } from '#contract/route.ts'
import { sendLane } from '#web/lib/offline/outbox.ts'
import { queueOrSend } from '#web/lib/offline/queue-or-send.ts'
import { refreshes } from './api.ts'

interface What {
  id: string
  sessionId: string
  dropIfRefused?: true
}

/** In which what she does in a programme goes out one after the other. */
const laneOf = (sessionId: string) => `rediscover:${sessionId}`

/** Keeps a write on the phone and sends it in its turn; a phone that can keep nothing sends it at once. @throws CallError where it is kept nowhere */
export async function send<R extends Route>(
  entry: R,
  input: RouteInput<R>,
  { sessionId, ...what }: What,
): Promise<void> {
  await queueOrSend(entry, input, { ...what, refreshes, lane: laneOf(sessionId) })
}

/** Sends what waits of a programme. */
export const sendWaiting = (sessionId: string) => sendLane(laneOf(sessionId))
