import { useEffect, useSyncExternalStore } from 'react'

let forms = 0
const listeners = new Set<() => void>()

function count(change: number): void {
  forms += change
  for (const listener of listeners) listener()
}

/** Says while a form holds what is kept nowhere else yet, so that the page is not loaded anew without a question. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    count(1)
    return () => count(-1)
  }, [isUnsaved])
}

/** Whether any form on the screen does. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(subscribe, () => forms > 0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
