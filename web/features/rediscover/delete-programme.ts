import { deleteSession } from '#contract/rediscover.ts'
import { storedKeys, writeStored } from '#web/lib/device/stored-state.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { draftsOf } from './draft.ts'
import { send } from './send.ts'

/**
 * Deletes the programme that she is in, on this phone at once and on the server as soon as it can be reached. An answer that is on its way
 * gets there before that: it would begin the programme anew.
 */
export async function deleteProgramme(sessionId: string): Promise<void> {
  for (const { id, input } of allOutboxItems())
    if (input.params?.sessionId === sessionId) removeOutboxItem(id)
  for (const key of storedKeys(draftsOf(sessionId))) writeStored(key, undefined)
  await send(deleteSession, { params: { sessionId } }, { id: sessionId, sessionId })
}
