import { useEffect, useSyncExternalStore } from 'react'

let forms = 0
const listeners = new Set<() => void>()

function count(change: number): void {
  forms += change
  for (const listener of listeners) listener()
}

/** Something on the screen is kept nowhere else yet, until what this answers is called. */
export function markUnsaved(): () => void {
  count(1)
  return () => count(-1)
}

/** Says while a form holds what is kept nowhere else yet, so that the page is not loaded anew without a question. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? markUnsaved() : undefined), [isUnsaved])
}

/** Whether any form on the screen does. */
export const hasUnsaved = () => forms > 0

/** The same, told anew whenever it changes. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(subscribe, hasUnsaved)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
