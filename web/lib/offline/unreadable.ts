import { useSyncExternalStore } from 'react'
import { isRecord } from '../device/parse.ts'
import { deserializeStored } from '../device/stored-state.ts'
import { parseOutboxItem, readStoredOutboxItems, subscribeOutbox } from './outbox-item.ts'

/** A write that waits and cannot be read any more: what it is kept under on the phone, and what it says. */
export interface Unreadable {
  id: string
  words: string[]
}

let lastRead = ''
let lastFound: readonly Unreadable[] = []

/** Every text in a value, as far down as it goes. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What she told; where it is not known which part that is, all of it. */
const inputWordsIn = (stored: unknown) => textsIn((isRecord(stored) && stored.input) || stored)

/** What waits on this phone and cannot be read any more; the same list as before for the same storage. */
export function allUnreadable(): readonly Unreadable[] {
  const stored = readStoredOutboxItems()
  const now = stored.join()
  if (now !== lastRead) {
    lastRead = now
    lastFound = stored
      .map(([id, text]) => ({ id, text, value: deserializeStored(text) }))
      .filter(({ value }) => !parseOutboxItem(value))
      .map(({ id, text, value }) => ({ id, words: inputWordsIn(value ?? text) }))
  }
  return lastFound
}

/** The same, told anew whenever it changes, in another tab as well. */
export function useUnreadable(): readonly Unreadable[] {
  return useSyncExternalStore(subscribeOutbox, allUnreadable, allUnreadable)
}
