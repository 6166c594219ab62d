import { setTimeout as pause } from 'node:timers/promises'

/** Waits for `work`, but no longer than that. @returns whether it was done by then. @throws what the work throws in time. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const done = new AbortController()
  const late = pause(milliseconds, false, { signal: done.signal }).catch(() => false)
  return Promise.race([work.then(() => true), late]).finally(() => done.abort())
}

/** The same as `work`, unless `signal` comes first. @throws the signal's reason, and then what becomes of the work is nobody's. */
export function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work
  const aborted = Promise.withResolvers<never>()
  if (signal.aborted) aborted.reject(signal.reason)
  else signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true })
  return Promise.race([work, aborted.promise])
}
