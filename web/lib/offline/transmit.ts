import type { Route } from '#contract/route.ts'
import { call } from '../api/call.ts'
import { senderFor, type ToSend } from './senders.ts'

/** Sends a write in its owner's name, as the feature that it is of has it. @throws CallError */
export function transmit(item: ToSend): Promise<unknown> {
  const sender = senderFor(item.route.path)
  if (sender) return sender.then((send) => send(item))
  return call(item.route as Route, item.input as never, item.owner)
}
