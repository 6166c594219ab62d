import { useState } from 'react'

interface Tried<E> {
  error: E | null
  isPending: boolean
}

/**
 * Why the last try failed. It stands while the next is on its way, too: what went then would move what she is tapping,
 * and a second tap would hit what comes up there. `nth` tells each failure from the one before, which may say the same.
 */
export function useLastFailure<E>({ error, isPending }: Tried<E>): { error: E | null; nth: number } {
  const [last, setLast] = useState({ error, nth: 0 })
  if (isPending || last.error === error) return last
  const now = { error, nth: last.nth + 1 }
  setLast(now)
  return now
}
