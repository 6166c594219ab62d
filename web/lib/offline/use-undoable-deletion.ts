import { useEffect, useRef } from 'react'
import { storageTexts } from '#content/phone-storage.ts'
import type { Route, RouteInput } from '#contract/route.ts'
import { toast } from '#web/ui/toast.ts'
import { CallError } from '../api/call.ts'
import { putInOutbox, releaseFromOutbox, sendOnHide } from './outbox.ts'
import type { OutboxItem } from './outbox-item.ts'

export interface UndoableDeletion {
  /** Puts the deletion of this into the outbox, held back. */
  hold: (id: string) => void
  /** Takes it out again. */
  drop: (id: string) => void
  /** What is still on its way about this, and must not be overtaken. */
  first?: (id: string) => Promise<unknown> | undefined
}

/** A deletion can be taken back for as long as she stays on the screen, and goes out after this at the latest. */
const holdMs = 5 * 60_000

/** Puts a deletion into the outbox, held back. @throws where the phone is full, or her session is over. */
export function holdDeletion<R extends Route>(
  entry: R,
  input: RouteInput<R>,
  options: Pick<OutboxItem, 'id' | 'refreshes'>,
): void {
  putInOutbox(entry, input, { ...options, holdMs })
}

/**
 * Deletes once the screen is left, by whatever way: until then each thing stands there with a way back. Whoever opens the
 * app next finds none.
 */
export function useUndoableDeletion({ hold, drop, first }: UndoableDeletion) {
  const held = useRef(new Set<string>())
  const before = useRef(first)
  useEffect(() => {
    const [leaving, firstFor] = [held.current, before.current]
    const leavePage = () => {
      for (const id of leaving) sendOnHide(id)
      leaving.clear()
    }
    addEventListener('pagehide', leavePage)
    return () => {
      removeEventListener('pagehide', leavePage)
      for (const id of leaving) {
        const underway = firstFor?.(id)
        if (underway) void underway.then(() => releaseFromOutbox(id))
        else releaseFromOutbox(id)
      }
      leaving.clear()
    }
  }, [])
  return {
    /** Answers whether it is to be deleted; where it cannot be, she is told why. */
    remove(id: string): boolean {
      held.current.add(id)
      try {
        hold(id)
      } catch (error) {
        held.current.delete(id)
        const why = error instanceof CallError ? { title: error.message } : storageTexts.notDeleted
        toast({ ...why, variant: 'destructive' })
        return false
      }
      return true
    },
    /** Whether it was deleted here, where alone it can be taken back. */
    isHeld: (id: string) => held.current.has(id),
    undo(id: string) {
      held.current.delete(id)
      drop(id)
    },
  }
}
