import { motherChat } from '#contract/companion.ts'
import { asText, isRecord } from '#web/lib/device/parse.ts'
import { readStored, storedKeys, writeStored } from '#web/lib/device/stored-state.ts'
import { queueWrite } from '#web/lib/offline/queue-or-send.ts'
import { textsIn } from '#web/lib/offline/unreadable.ts'

/** How the keys began under which an older app kept a message that may not have reached the server, and the chats begun with one. */
const undelivered = 'unheard:'
const begun = 'begun:'

/** Puts into the outbox what an older app kept beside it. What there is no room for stays where it is. */
export function queueOlderMessages(): void {
  for (const key of storedKeys(undelivered)) {
    const stored = readStored(key, (found) => found)
    const { messageId, said, replaces } = isRecord(stored) ? stored : {}
    const threadId = key.slice(undelivered.length)
    const id = asText(messageId) ?? crypto.randomUUID()
    const after = asText(replaces)
    const body = {
      thread_id: threadId,
      message_id: id,
      ...(after && { replaces: after }),
      messages: [],
      user_text: asText(said) ?? textsIn(stored).join('\n'),
      context: { isSOS: false, youToday: null },
    }
    if (!body.user_text || queueWrite(motherChat, { body }, { id, refreshes: [], lane: threadId }))
      writeStored(key, undefined)
  }
  for (const key of storedKeys(begun)) writeStored(key, undefined)
}
