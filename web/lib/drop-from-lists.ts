import { queryClient } from './query-client.ts'

/** Takes what is deleted out of every list held under a query key, so that it does not stand there when she comes back. */
export async function dropFromLists(id: string, queryKey: readonly string[]): Promise<void> {
  // What is being read just now may have it still.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueriesData({ queryKey }, (held: unknown) => without(held, id))
}

/** A list, or an answer with lists in it, less the thing of this id. */
function without(held: unknown, id: string): unknown {
  if (Array.isArray(held)) return held.filter((one: { id?: unknown } | null) => one?.id !== id)
  if (typeof held !== 'object' || held === null) return held
  const parts = Object.entries(held).map(([name, part]) => [
    name,
    Array.isArray(part) ? without(part, id) : part,
  ])
  return Object.fromEntries(parts)
}
