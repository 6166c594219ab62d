import { useSyncExternalStore } from 'react'
import { limits } from '#contract/limits.ts'

export interface Toast {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive'
  /** One thing to do about it, such as to undo; the message goes when it is pressed. */
  action?: { label: string; onPress: () => void }
}

export interface ShownToast extends Toast {
  id: number
}

let current: ShownToast | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(next: ShownToast | null) {
  clearTimeout(timer)
  current = next
  for (const listener of listeners) listener()
}

/** Shows a short message. There is one at a time: a new one takes the place of the last. */
export function toast(message: Toast): void {
  count += 1
  show({ ...message, id: count })
  timer = setTimeout(() => show(null), limits.toastMs)
}

/** Takes the message away, whichever it is. */
export function dismissToast(): void {
  show(null)
}

/** The message on show, or null, for what is no component. */
export function currentToast(): ShownToast | null {
  return current
}

/** The message on show, or null. */
export function useToast(): ShownToast | null {
  return useSyncExternalStore(subscribe, currentToast, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
