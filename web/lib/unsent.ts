import { useSyncExternalStore } from 'react'
import type { Route } from '#contract/route.ts'

/** A write that waits on this phone. */
export interface Unsent {
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
  /** The server's words where it will not have it as it is. It is kept, and not sent again by itself. */
  refused?: string
}

const prefix = 'unsent:'
const listeners = new Set<() => void>()
let lastRead = ''
let lastFound: readonly Unsent[] = []

function changed(): void {
  for (const listener of listeners) listener()
}

/** Everything that waits, the oldest first. Each is kept under a key of its own, so that two tabs never overwrite each other. */
export function allUnsent(): readonly Unsent[] {
  const stored = read()
  const now = stored.join()
  // The same list as before for the same storage, so that a screen that watches it rests.
  if (now !== lastRead) {
    lastRead = now
    lastFound = stored.flatMap(parse).sort((a, b) => a.queuedAt - b.queuedAt || (a.id < b.id ? -1 : 1))
  }
  return lastFound
}

function parse(text: string): Unsent[] {
  try {
    return [JSON.parse(text) as Unsent]
  } catch {
    return []
  }
}

function read(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => localStorage.getItem(key) ?? '')
      .sort()
  } catch {
    return []
  }
}

/** Keeps a write on this phone. @throws where the phone's storage is full or closed. */
export function keepUnsent(item: Unsent): void {
  localStorage.setItem(prefix + item.id, JSON.stringify(item))
  changed()
}

export function dropUnsent(id: string): void {
  try {
    localStorage.removeItem(prefix + id)
  } catch {}
  changed()
}

/** What waits to be sent, told anew whenever it changes, in another tab as well. */
export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(subscribe, allUnsent, allUnsent)
}

function subscribe(listener: () => void): () => void {
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
