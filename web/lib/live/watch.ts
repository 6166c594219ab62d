import { useEffect } from 'react'
import type { Watch, WatchKind } from '#contract/events.ts'

/** What the screens of this tab want watched, and how many of them do. */
const wanted = new Map<Watch, number>()
const listeners = new Set<() => void>()

/** What the screens of this tab want watched. */
export const activeWatches = (): Watch[] => [...wanted.keys()]

/** Tells whenever that has changed. Answers how to stop. */
export function onWatchesChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function want(watch: Watch, more: 1 | -1): void {
  const count = (wanted.get(watch) ?? 0) + more
  if (count > 0) wanted.set(watch, count)
  else wanted.delete(watch)
  for (const tell of listeners) tell()
}

/** Has the events of one thing told for as long as the screen shows it; null while it is not known to be there. */
export function useWatch(kind: WatchKind, id: string | null): void {
  useEffect(() => {
    if (id === null) return
    want(`${kind}:${id}`, 1)
    return () => want(`${kind}:${id}`, -1)
  }, [kind, id])
}
