import { useSyncExternalStore } from 'react'
import { calm, gravestNotice, type SafetyNotice } from '#contract/safety.ts'

/** What holds for her in a thread after what she wrote there; on this page alone, for her alone. */
const notices = new Map<string, SafetyNotice>()
const listeners = new Set<() => void>()

/** What stands there for her now. */
export const writerNotice = (postId: string): SafetyNotice => notices.get(postId) ?? calm

export function setWriterNotice(postId: string, notice: SafetyNotice): void {
  notices.set(postId, notice)
  for (const listener of listeners) listener()
}

/**
 * Notes what her words in a thread ask for. What is graver already stands; of what is as grave the latest does, but that reassurance takes
 * the place of nothing.
 */
export function noteWriting(postId: string, notice: SafetyNotice): void {
  const stands = writerNotice(postId)
  const isReassurance = notice.cardId === 'crisis-intrusive-thoughts'
  setWriterNotice(postId, isReassurance ? gravestNotice(stands, notice) : gravestNotice(notice, stands))
}

export function useWriterNotice(postId: string): SafetyNotice {
  const get = () => writerNotice(postId)
  return useSyncExternalStore(subscribe, get, get)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
