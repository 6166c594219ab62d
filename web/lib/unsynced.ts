import type { Unsynced } from '#content/sign-out.ts'
import { asDay, dayStatePrefix, hasUnsubmittedText } from './day-state.ts'
import { readStored, storedKeys } from './stored-state.ts'

/**
 * How the keys begin under which the phone keeps what of hers no server has. Each room takes its keys from here, so
 * that she is asked about all of them before they are wiped.
 */
export const unsyncedKeys = {
  unheard: 'unheard:',
  chat: 'draft:',
  edit: 'edit:',
  checkIn: 'check-in-draft:',
  youToday: dayStatePrefix,
  clear: 'modes:clear',
  connect: 'modes:connect-message',
  rediscover: 'modes:values',
  reminders: 'reminder-settings-draft',
} as const satisfies Record<Exclude<Unsynced, 'waiting'>, string>

const rooms = Object.entries(unsyncedKeys) as [keyof typeof unsyncedKeys, string][]

/** What of hers is on this phone alone and not empty, apart from what waits to be sent. */
export function findUnsynced(): Unsynced[] {
  return rooms.filter(([, prefix]) => storedKeys(prefix).some(hasWords)).map(([room]) => room)
}

function hasWords(key: string): boolean {
  if (key.startsWith(unsyncedKeys.youToday)) return hasUnsubmittedText(readStored(key, asDay))
  const kept = readStored<unknown>(key, (stored) => stored)
  if (typeof kept === 'string') return kept.trim() !== ''
  return Array.isArray(kept) ? kept.length > 0 : Boolean(kept)
}
