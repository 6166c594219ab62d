import { useEffect, useState } from 'react'

type What = string | number | boolean | null

/** The second of two quick taps was meant for what stood there before. */
const unseenMs = 400

/**
 * Whether what stands under her thumb has stood there long enough for a tap to mean it. `what` tells it from what stood
 * there before; it is new as well where the part that asks has just come up, unless it is what `atFirst` says.
 */
export function useSettled(what: What, atFirst?: What): boolean {
  const [seen, setSeen] = useState(atFirst)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(what), unseenMs)
    return () => clearTimeout(timer)
  }, [what])
  return seen === what
}

/** Whether a key pressed it: that counts no clicks, and hits nothing that only came up under a thumb. */
export const isKeyboardClick = ({ detail }: { detail: number }) => detail === 0
