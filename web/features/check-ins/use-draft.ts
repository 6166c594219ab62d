import { useEffect, useRef, useState } from 'react'
import type { CheckInType } from '#contract/check-ins.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { asDraft, type Draft, draftKey, isStarted, newDraft, stillOwn, withPrompt } from './draft.ts'

/**
 * The check-in that is being filled in, kept on the phone at each change. What another tab writes of it stands here too, so that
 * she goes on with her newest words in whichever she has before her.
 * @param isHeld while it is being sent, and changes nowhere
 */
export function useDraft(type: CheckInType, prompt: string, isHeld: boolean) {
  const key = draftKey(type)
  const kept = () => readStored(key, asDraft(type))
  const [begun, setDraft] = useState(() => kept() ?? newDraft(type, prompt))
  const draft = withPrompt(begun, prompt)
  /** A full phone has nothing to hold the draft against. */
  const isStored = useRef(true)
  /** Whether it was this tab that changed it last. */
  const isChangedHere = useRef(false)

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key || isHeld) return
      const there = kept()
      // What was changed here stays, though it may be saved there by now; so does another one that was begun here.
      const stays = there ? there.id !== draft.id && isStarted(draft) : isChangedHere.current
      if (stays) return
      isChangedHere.current = false
      setDraft(there ?? newDraft(type, prompt))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  })

  /** Answers whether the phone could keep it. */
  function put(changed: Draft): boolean {
    setDraft(changed)
    isChangedHere.current = true
    isStored.current = writeStored(key, changed)
    return isStored.current
  }

  return {
    draft,
    put,
    /** The draft under an id that nothing else has been saved under. */
    own: () => (isStored.current ? stillOwn(draft, kept()) : draft),
    /** Takes it off the phone, not off the screen. */
    forget: () => void writeStored(key, undefined),
    /** Another one, or what was begun in another tab meanwhile. */
    begin() {
      isChangedHere.current = false
      setDraft(kept() ?? newDraft(type, prompt))
    },
  }
}
