import { useEffect, useRef } from 'react'
import { releaseFromOutbox } from './outbox.ts'

export interface LateDeletion {
  /** Puts the deletion of this into the outbox, held back. */
  hold: (id: string) => void
  /** Takes it out again. */
  drop: (id: string) => void
}

/** Deletes once the screen is left: until then each thing stands there with a way back. */
export function useLateDeletion({ hold, drop }: LateDeletion) {
  const held = useRef(new Set<string>())
  useEffect(() => {
    const leaving = held.current
    return () => {
      for (const id of leaving) releaseFromOutbox(id)
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
