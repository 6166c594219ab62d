import type { Route, RouteInput } from '#contract/route.ts'
import { isRetryable, type ShowReply, sendFromOutbox } from './outbox.ts'
import { allOutboxItems, removeOutboxItem } from './outbox-item.ts'
import { type OutboxOptions, queueWrite, sendUnqueued } from './queue-or-send.ts'

/**
 * Sends something that she has switched on or off, such as a star; what she pressed last is what holds. It is on the phone
 * before it is sent, and waits there where nobody can be reached. It has no words: what the server will not have goes.
 * @param options its id is of the switch and not of what it belongs to, which may wait as well
 * @param show puts the reply where screens would otherwise read it anew
 * @throws CallError also where it waits, as `isRetryable` says; nothing where she has pressed again since
 */
export async function sendSwitch<R extends Route>(
  entry: R,
  input: RouteInput<R>,
  options: OutboxOptions,
  show: ShowReply<R>,
): Promise<void> {
  if (!queueWrite(entry, input, { ...options, dropIfRefused: true })) {
    await sendUnqueued(entry, input, options, show)
    return
  }
  const waiting = () => allOutboxItems().find(({ id }) => id === options.id)?.queuedAt
  const pressed = waiting()
  try {
    await sendFromOutbox(entry, options.id, show)
  } catch (error) {
    if (waiting() !== pressed) return
    if (!isRetryable(error)) removeOutboxItem(options.id)
    throw error
  }
}
