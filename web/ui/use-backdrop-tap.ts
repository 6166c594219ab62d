import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * For a dialog: tells of a tap beside it, on its backdrop. Of a press that began in the dialog and ends beside it, such as one that chooses
 * words there, the browser makes a click on the dialog as well, which is no such tap.
 */
export function useBackdropTap(onTap: () => void) {
  const pressed = useRef<EventTarget>(null)
  return {
    onPointerDown({ target }: PointerEvent) {
      pressed.current = target
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget && pressed.current === currentTarget) onTap()
    },
  }
}
