import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { type QueuedMessage, queuedIn } from './queued-messages.ts'

/** What of hers waits for this chat, told anew whenever it changes, in another tab as well. */
export function useQueuedMessages(threadId: string): QueuedMessage[] {
  return queuedIn(threadId, useOutboxItems())
}
