import { useEffect, useRef } from 'react'
import { releaseFromOutbox } from './outbox.ts'

export interface LateDeletion {
  /** Puts the deletion of this into the outbox, held back. */
  hold: (id: string) => void
  /** Takes it out again. */
  drop: (id: string) => void
  /** What is still on its way about this, and must not be overtaken. */
  first?: (id: string) => Promise<unknown> | undefined
}

/** Deletes once the screen is left: until then each thing stands there with a way back. */
export function useLateDeletion({ hold, drop, first }: LateDeletion) {
  const held = useRef(new Set<string>())
  const before = useRef(first)
  useEffect(() => {
    const [leaving, firstFor] = [held.current, before.current]
    return () => {
      for (const id of leaving) {
        const underway = firstFor?.(id)
        if (underway) void underway.then(() => releaseFromOutbox(id))
        else releaseFromOutbox(id)
      }
      leaving.clear()
    }
  }, [])
  return {
    remove(id: string) {
      held.current.add(id)
      hold(id)
    },
    undo(id: string) {
      held.current.delete(id)
      drop(id)
    },
  }
}
