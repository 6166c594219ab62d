import { useSyncExternalStore } from 'react'
import type { Route } from '#contract/route.ts'
import { asText, isRecord, type Parse } from '../device/parse.ts'
import { asList, asRecordWith } from '../device/parse-combinators.ts'
import { requestPersistentStorage } from '../device/persistent-storage.ts'
import {
  deserializeStored,
  readText,
  serializeStored,
  storedKeys,
  writeText,
} from '../device/stored-state.ts'
import { knownMemberId } from '../session/session.ts'
import { withCurrentNames } from './former-field-names.ts'

/** A write that waits on this phone. */
export interface OutboxItem {
  /** The id that the server keeps it under too: one write waits for each, and a newer one takes the older one's place. */
  id: string
  /** The member who made it; it is never sent in another's name. */
  owner: string
  route: Pick<Route, 'method' | 'path'>
  input: { params?: Record<string, string>; body?: unknown }
  /** Keys of the queries that read anew once it has been sent. */
  refreshes: readonly (readonly string[])[]
  /** Epoch milliseconds; what waits is sent in this order. */
  queuedAt: number
  /** Epoch milliseconds before which it is not sent by itself, so that it can still be taken back. */
  notBefore: number
  /** What bears the same goes out one after the other: nothing overtakes what still waits before it. */
  lane?: string
  /** It has no words of hers: where the server will not have it, it goes. */
  dropIfRefused?: boolean
  /** What it took the place of, where it is held and can still be taken back. */
  replaces?: OutboxItem
  /** The server's words where it will not have it as it is. It is kept, and not sent again by itself. */
  refused?: string
  /** What that was for. */
  refusal?: Refusal
}

export interface Refusal {
  code: string
  /** What she is asked about first, where it is taken once she has said yes. */
  warnings: readonly string[]
}

const asRefusal: Parse<Refusal> = (stored) => {
  const code = isRecord(stored) ? asText(stored.code) : undefined
  const warnings = isRecord(stored) ? asList(asText)(stored.warnings) : undefined
  return code === undefined || warnings === undefined ? undefined : { code, warnings }
}

/** A write as it was stored; undefined where it cannot be sent any more. */
export const parseOutboxItem: Parse<OutboxItem> = (stored) => {
  const item = asRecordWith<OutboxItem>('id', 'owner', 'route', 'input')(stored)
  const route = asRecordWith<OutboxItem['route']>('method', 'path')(item?.route)
  if (!item || !route || typeof item.owner !== 'string' || !isRecord(item.input)) return undefined
  const { refused, refusal: storedRefusal, replaces, ...rest } = item
  const refusal = asRefusal(storedRefusal)
  const { body, isRenamed } = withCurrentNames(item.input.body)
  const replaced = parseOutboxItem(replaces)
  return {
    ...rest,
    input: { ...item.input, ...(body !== undefined && { body }) },
    ...(refused && !isRenamed && { refused, ...(refusal && { refusal }) }),
    ...(replaced && { replaces: replaced }),
    refreshes: Array.isArray(item.refreshes) ? item.refreshes : [],
    queuedAt: Number(item.queuedAt) || 0,
    notBefore: Number(item.notBefore) || 0,
  }
}

const prefix = 'unsent:'
const listeners = new Set<() => void>()
let lastRead = ''
let lastFound: readonly OutboxItem[] = []
/** Sent, but not read back yet by the screens that show it. */
let landing: readonly OutboxItem[] = []
let lastShown = { waiting: lastFound, landing, owner: knownMemberId(), all: lastFound }

function changed(): void {
  for (const listener of listeners) listener()
}

/** Everything that waits, the oldest first. Each is kept under a key of its own, so that two tabs never overwrite each other. */
export function allOutboxItems(): readonly OutboxItem[] {
  const stored = readStoredOutboxItems()
  const now = stored.join()
  // The same list as before for the same storage, so that a screen that watches it rests.
  if (now !== lastRead) {
    lastRead = now
    lastFound = stored
      .flatMap(([, text]) => parseOutboxItem(deserializeStored(text)) ?? [])
      .sort((a, b) => a.queuedAt - b.queuedAt || (a.id < b.id ? -1 : 1))
  }
  return lastFound
}

/** Everything that waits, by its id, as it stands on the phone. */
export const readStoredOutboxItems = () =>
  storedKeys(prefix)
    .sort()
    .map((key) => [key.slice(prefix.length), readText(key) ?? ''] as const)

/** Keeps a write on this phone. @throws where the phone's storage is full or closed. */
export function storeOutboxItem(item: OutboxItem): void {
  localStorage.setItem(prefix + item.id, serializeStored(item))
  void requestPersistentStorage()
  changed()
}

export function removeOutboxItem(id: string): void {
  writeText(prefix + id, null)
  changed()
}

/** Takes off this phone what has been sent. Screens go on showing it until they have read it back, so that it never flickers away. */
export function removeOnceRefetched(item: OutboxItem, readBack: Promise<unknown>): void {
  landing = [...landing, item]
  removeOutboxItem(item.id)
  void readBack.finally(() => {
    landing = landing.filter((other) => other !== item)
    changed()
  })
}

/** What screens show as waiting: what waits of hers, and what has been sent but not read back. */
export function visibleOutboxItems(): readonly OutboxItem[] {
  const [waiting, owner] = [allOutboxItems(), knownMemberId()]
  if (waiting !== lastShown.waiting || landing !== lastShown.landing || owner !== lastShown.owner) {
    const isReplaced = (item: OutboxItem) => waiting.some(({ id }) => id === item.id)
    const all = [...landing.filter((item) => !isReplaced(item)), ...waiting]
    lastShown = { waiting, landing, owner, all: all.filter((item) => item.owner === owner) }
  }
  return lastShown.all
}

/** What a screen shows as waiting, told anew whenever it changes, in another tab as well. */
export function useOutboxItems(): readonly OutboxItem[] {
  return useSyncExternalStore(subscribeOutbox, visibleOutboxItems, visibleOutboxItems)
}

/** Tells whenever what waits changes, in another tab as well. Answers how to stop. */
export function subscribeOutbox(listener: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(prefix)) changed()
  }
  listeners.add(listener)
  window.addEventListener('storage', otherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', otherTab)
  }
}
