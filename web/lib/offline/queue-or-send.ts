import type { Route, RouteInput, RouteReply } from '#contract/route.ts'
import { CallError } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'
import { currentMemberId, putInOutbox, type ShowReply, sendLane } from './outbox.ts'
import { type OutboxItem, removeOutboxItem } from './outbox-item.ts'
import { transmit } from './transmit.ts'

export type OutboxOptions = Pick<OutboxItem, 'id' | 'refreshes' | 'lane' | 'dropIfRefused'>

/**
 * Keeps a write on the phone until it has been sent. False where the phone's storage is full or closed: then it can only be sent at once.
 * @throws CallError where her session is over.
 */
export function queueWrite<R extends Route>(entry: R, input: RouteInput<R>, options: OutboxOptions): boolean {
  try {
    putInOutbox(entry, input, options)
    return true
  } catch (error) {
    if (error instanceof CallError) throw error
    return false
  }
}

/**
 * Sends at once what the phone cannot keep.
 * @param show puts the reply where screens would otherwise read it anew
 * @throws CallError, and then it waits nowhere.
 */
export async function sendUnqueued<R extends Route>(
  entry: R,
  input: RouteInput<R>,
  { id, refreshes }: OutboxOptions,
  show?: ShowReply<R>,
): Promise<RouteReply<R>> {
  const item = { id, owner: currentMemberId(), route: entry, input: input as OutboxItem['input'] }
  const reply = (await transmit(item)) as RouteReply<R>
  // What waited under this id is older.
  removeOutboxItem(id)
  if (show?.(reply)) return reply
  for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
  return reply
}

/**
 * Keeps a write on the phone and has it sent in its turn. A phone that can keep nothing sends it at once; only then is there a reply.
 * @throws CallError where it could be neither kept nor sent
 */
export async function queueOrSend<R extends Route>(
  entry: R,
  input: RouteInput<R>,
  options: OutboxOptions & { lane: string },
): Promise<RouteReply<R> | null> {
  if (!queueWrite(entry, input, options)) return sendUnqueued(entry, input, options)
  void sendLane(options.lane)
  return null
}
