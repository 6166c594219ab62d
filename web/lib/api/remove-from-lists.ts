import { queryClient } from './query-client.ts'

/** Takes what is deleted out of every list held under a query key, so that it does not stand there when she comes back. */
export async function removeFromLists(id: string, queryKey: readonly string[]): Promise<void> {
  // What is being read just now may have it still.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueriesData({ queryKey }, (held: unknown) => without(held, id))
}

/** What is held less the thing of this id, in whichever list of it that stands. */
function without(held: unknown, id: string): unknown {
  if (Array.isArray(held))
    return held.filter((one: { id?: unknown } | null) => one?.id !== id).map((one) => without(one, id))
  if (typeof held !== 'object' || held === null) return held
  return Object.fromEntries(Object.entries(held).map(([name, part]) => [name, without(part, id)]))
}
