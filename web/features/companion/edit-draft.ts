import { readText, writeText } from '#web/lib/device/stored-state.ts'
import { draftKeys } from './draft-keys.ts'

/** How the keys begin under which the phone keeps the messages of one chat that she is changing. */
export const editsOf = (threadId: string) => `${draftKeys.edit}${threadId}:`

export const editKey = (threadId: string, messageId: string) => `${editsOf(threadId)}${messageId}`

/** Takes over what an older app kept of a change, under its message alone. */
export function adoptFormerEdit(threadId: string, messageId: string): void {
  const former = `${draftKeys.edit}${messageId}`
  const text = readText(former)
  if (text !== null && writeText(editKey(threadId, messageId), text)) writeText(former, null)
}
