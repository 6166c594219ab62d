import { useEffect, useState } from 'react'

/**
 * Whole seconds since a moment (milliseconds of the epoch), counting on; 0 while there is no moment. It follows the
 * clock rather than its own ticks, so a phone that slept is not behind.
 */
export function useSecondsSince(startedAt: number | null): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (startedAt === null) return
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [startedAt])
  return startedAt === null ? 0 : Math.max(0, Math.round((now - startedAt) / 1000))
}
