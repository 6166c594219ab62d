import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'

/** Of each query, the reading anew that was begun last, and the one that follows it. */
const begun = new Map<string, Promise<void>>()
const following = new Map<string, Promise<void>>()

/**
 * Has the screens read a query anew, from after this call. Of many that ask at once none ends the reading of another: one more reading
 * follows that which is on its way, and is everybody's.
 */
export function refetch(queryKey: QueryKey): Promise<void> {
  const key = String(queryKey)
  const shared = following.get(key)
  if (shared) return shared
  const next = Promise.resolve(begun.get(key)).then(() => {
    following.delete(key)
    const reading = refetchNow(queryKey)
    begun.set(key, reading)
    return reading
  })
  following.set(key, next)
  return next
}

async function refetchNow(queryKey: QueryKey): Promise<void> {
  // A first reading that is on its way may be older than the write, and would go on rather than begin again.
  await queryClient.cancelQueries({ queryKey, type: 'active' })
  await queryClient.invalidateQueries({ queryKey, refetchType: 'active' })
}
