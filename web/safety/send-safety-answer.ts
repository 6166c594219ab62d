import type { Route, RouteInput } from '#contract/route.ts'
import { type ShowReply, sendFromOutbox } from '#web/lib/offline/outbox.ts'
import { type OutboxOptions, queueWrite, sendUnqueued } from '#web/lib/offline/queue-or-send.ts'

/**
 * Sends what she says of her safety. It is on the phone before it is sent, and waits there until the server has it or says no for good:
 * then it goes, and what it refreshes is read anew. A phone that can keep nothing sends it at once or not at all.
 * @param options its id is of the question that she answers; of two answers to one the later holds
 * @param show puts the reply where screens would otherwise read it anew
 * @returns whether the server has it by now
 */
export async function sendSafetyAnswer<R extends Route>(
  entry: R,
  input: RouteInput<R>,
  options: Omit<OutboxOptions, 'dropIfRefused'>,
  show?: ShowReply<R>,
): Promise<boolean> {
  try {
    if (queueWrite(entry, input, { ...options, dropIfRefused: true }))
      await sendFromOutbox(entry, options.id, show)
    else await sendUnqueued(entry, input, options, show)
    return true
  } catch {
    return false
  }
}
