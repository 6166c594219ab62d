import type { Route, RouteInput } from '#contract/route.ts'
import { sendLane } from '#web/lib/offline/outbox.ts'
import { queueWrite, sendUnqueued } from '#web/lib/offline/queue-or-send.ts'
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
  const lane = laneOf(sessionId)
  const place = { ...what, refreshes, lane }
  if (queueWrite(entry, input, place)) void sendLane(lane)
  else await sendUnqueued(entry, input, place)
}

/** Sends what waits of a programme. */
export const sendWaiting = (sessionId: string) => sendLane(laneOf(sessionId))
