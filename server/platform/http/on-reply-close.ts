import type { ServerResponse } from 'node:http'

/** Tells once the reply is over, whoever ended it; at once where the caller has gone already. */
export function onReplyClose(raw: ServerResponse, listener: () => void): void {
  if (raw.destroyed) listener()
  else raw.once('close', listener)
}
