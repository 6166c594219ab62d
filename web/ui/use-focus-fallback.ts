import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus nearby where what had it inside an element goes away: it goes to `target`, such as the heading, or else
 * to the element itself. Either takes `tabIndex={-1}`. Answers the ref of the element.
 */
export function useFocusFallback(target?: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  const root = useRef<HTMLElement>(null)
  const held = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const isGone = held.current instanceof Node && !held.current.isConnected
    if (!isGone) return
    held.current = null
    // Where she is on to something else it stays there.
    if (document.activeElement === document.body) (target ?? root).current?.focus({ preventScroll: true })
  })

  return useCallback((element: HTMLElement | null) => {
    root.current = element
    const hold = (event: FocusEvent) => {
      held.current = event.target
    }
    element?.addEventListener('focusin', hold)
    return () => element?.removeEventListener('focusin', hold)
  }, [])
}
