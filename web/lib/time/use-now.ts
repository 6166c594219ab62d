import { useEffect, useState } from 'react'

const minute = 60_000

/**
 * The time now, told anew every minute and when the phone wakes, so that a line that closes does not stay 'open now' on the
 * screen: a phone that sleeps tells no minutes.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => everyMinute(() => setNow(new Date())), [])
  return now
}

/** Calls every minute, and whenever the screen comes into view. Answers how to stop. */
export function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, minute)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}
