import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { CardId } from '#contract/safety.ts'

let shown: readonly CardId[] = []
const listeners = new Set<() => void>()

function show(next: readonly CardId[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Says that a screen shows this card of what is sent from it in a place of its own, so that the frame does not as well. */
export function useScreenCard(id: CardId | null): void {
  useLayoutEffect(() => {
    if (!id) return
    show([...shown, id])
    return () => show(shown.toSpliced(shown.indexOf(id), 1))
  }, [id])
}

/** Whether the screen shows this card itself. */
export function useIsScreenCard(id: CardId | undefined): boolean {
  return useSyncExternalStore(subscribe, () => id !== undefined && shown.includes(id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
